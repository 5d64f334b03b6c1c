import Testing

@testable import CaptureVision

@Suite("Lists of listeners")
struct ListenerListTests {
    private final class Listener: CaptureStateListener {
        func onCaptureStateChanged(_ state: CaptureState) {}
    }

    @Test("listeners stay in the order in which they came, and go by who they are")
    func order() {
        let (first, second) = (Listener(), Listener())
        var list = ListenerList<any CaptureStateListener>()
        list.add(first)
        list.add(second)
        list.add(first)
        #expect(list.all.map(ObjectIdentifier.init) == [first, second, first].map(ObjectIdentifier.init))
        list.remove(first)
        #expect(list.all.map(ObjectIdentifier.init) == [ObjectIdentifier(second)])
        // One that is not there, and one that looks the same.
        list.remove(Listener())
        #expect(list.all.count == 1 && !list.isEmpty)
        list.removeAll()
        #expect(list.isEmpty)
    }
}

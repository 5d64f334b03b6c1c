import CodecBridge
import ScanPipeline

/// Watches the scan of one page from its bytes on.
protocol ScanObserver: PipelineObserver {
    /// The page was decoded and turned upright; places in what follows are in pixels of its image.
    func didOpen(_ picture: DecodedImage, after duration: Duration)
}

# mrzscan: what a user and a developer run. Every target does one thing that its comment names; `make help` lists them.

# To read pictures
RUN_PACKAGES = libtesseract-dev libleptonica-dev libpng-dev libjpeg-dev libheif-dev poppler-utils pkg-config
# To draw pictures and train models; a user never needs these
DRAW_PACKAGES = libcairo2-dev tesseract-ocr fonts-ocr-b fonts-freefont-ttf fonts-courier-prime fonts-urw-base35 \
  fonts-liberation fonts-dejavu-core
# To train the model for vehicle numbers, more fonts
PLATE_PACKAGES = fonts-opendin fonts-hack fonts-inconsolata fonts-roboto fonts-b612 fonts-ocr-a fonts-open-sans \
  fonts-jetbrains-mono fonts-noto-mono fonts-ferrite-core

# To run Examples/check.sh
EXAMPLE_PACKAGES = parallel openjdk-17-jre-headless python3-venv

IMAGE ?= TestImages/passport/passport-1.jpg
BENCH ?= TestImages
SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
DRAWING = MRZSCAN_DRAWING=1
MRZBENCH = .build/release/mrzbench

.DEFAULT_GOAL := help
.PHONY: help examples test-report test-resume check-swift packages draw-packages build scan test test-drawing test-asan test-tsan test-scan-asan \
  test-scan-tsan lint format model test-images bench install clean

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

check-swift:
	@command -v $(SWIFT) >/dev/null || { \
	  echo "mrzscan: no Swift toolchain found. Version 6.3 or later is needed: https://www.swift.org/install/linux/" >&2; exit 1; }
	@$(SWIFT) --version 2>/dev/null | grep -qE 'Swift version (6\.([3-9]|[1-9][0-9])|([7-9]|[1-9][0-9])\.)' || { \
	  echo "mrzscan: Swift 6.3 or later is needed, this is: $$($(SWIFT) --version 2>/dev/null | head -n 1)" >&2; exit 1; }

packages:
	@Scripts/install-packages.sh $(RUN_PACKAGES)

draw-packages:
	@Scripts/install-packages.sh $(RUN_PACKAGES) $(DRAW_PACKAGES)

build: check-swift packages ## the program, in release
	$(SWIFT) build -c release --product mrzscan

scan: build ## read one picture: make scan IMAGE=passport.jpg
	@.build/release/mrzscan "$(IMAGE)"

test: check-swift packages ## all tests: text and parts in debug, pictures in release
	$(SWIFT) test --skip ScanTests
	$(SWIFT) test -c release --filter ScanTests

test-asan: check-swift packages ## the tests under the address sanitizer, leaks included
	$(SWIFT) test --sanitize=address --disable-xctest --scratch-path .build/asan --skip ScanTests

test-tsan: check-swift packages ## the tests under the thread sanitizer
	$(SWIFT) test --sanitize=thread --disable-xctest --scratch-path .build/tsan --skip ScanTests

test-scan-asan: check-swift packages ## the scans of TestImages under the address sanitizer (slow)
	$(SWIFT) test -c release --sanitize=address --disable-xctest --scratch-path .build/asan-release --filter ScanTests

test-scan-tsan: check-swift packages ## the scans of TestImages under the thread sanitizer (slow)
	$(SWIFT) test -c release --sanitize=thread --disable-xctest --scratch-path .build/tsan-release --filter ScanTests

lint: check-swift ## format, documentation and import rules
	$(SWIFT) format lint --recursive --strict Package.swift Sources Tests
	Scripts/check-imports.sh

format: check-swift ## rewrite the sources in the house format
	$(SWIFT) format --recursive --in-place Package.swift Sources Tests

model: check-swift draw-packages ## train the recognition models from nothing (hours)
	@Scripts/install-packages.sh $(PLATE_PACKAGES)
	Training/train-ocrb.sh
	Training/train-vin.sh

test-drawing: check-swift draw-packages ## the tests of the drawing program
	$(DRAWING) $(SWIFT) test --scratch-path .build/drawing --filter SpecimenTests

bench: build ## accuracy, speed and memory: make bench BENCH=a folder with truth.json
	$(SWIFT) build -c release --product mrzbench
	$(MRZBENCH) scan $(BENCH)
	$(MRZBENCH) stages $(BENCH)
	$(MRZBENCH) ideal $(BENCH)
	$(MRZBENCH) jobs $(BENCH)
	$(MRZBENCH) start $(IMAGE)
	$(MRZBENCH) large TestImages/photo/photo-1.jpg TestImages/passport/passport-1.jpg \
	  TestImages/negative/negative-receipt.jpg TestImages/negative/negative-text-page.jpg
	$(MRZBENCH) memory $(IMAGE)
	$(MRZBENCH) documents TestImages/photo TestImages/tilted TestImages/negative
	$(MRZBENCH) parse

install: check-swift packages ## the program and its data: make install PREFIX=/usr/local DESTDIR=
	$(SWIFT) build -c release --product mrzscan --static-swift-stdlib --scratch-path .build/install
	install -D .build/install/release/mrzscan $(DESTDIR)$(PREFIX)/bin/mrzscan
	install -d $(DESTDIR)$(PREFIX)/share/mrzscan/Models $(DESTDIR)$(PREFIX)/share/mrzscan/Templates
	install -m 644 Models/*.traineddata $(DESTDIR)$(PREFIX)/share/mrzscan/Models
	install -m 644 Templates/*.json $(DESTDIR)$(PREFIX)/share/mrzscan/Templates

examples: build ## the examples in Examples, compared with a single run
	@Scripts/install-packages.sh $(EXAMPLE_PACKAGES)
	Examples/check.sh

test-report: build ## open the report of TestImages in Chromium, light and dark
	Scripts/check-report.sh

test-resume: build ## kill runs fifty times and resume them
	Scripts/check-resume.sh

test-images: check-swift draw-packages ## draw TestImages again
	$(DRAWING) $(SWIFT) build -c release --product specimen --scratch-path .build/drawing
	.build/drawing/release/specimen test-images --out TestImages --seed 1

clean: ## remove what was built
	rm -rf .build

import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'ui.viewer.title', defaultMessage: '{name}' },
  image: { id: 'ui.viewer.image', defaultMessage: 'Image {index} of {total}' },
  document: { id: 'ui.viewer.document', defaultMessage: 'Document {index} of {total}' },
  previousImage: { id: 'ui.viewer.previousImage', defaultMessage: 'Previous image' },
  nextImage: { id: 'ui.viewer.nextImage', defaultMessage: 'Next image' },
  previousDocument: { id: 'ui.viewer.previousDocument', defaultMessage: 'Previous document' },
  nextDocument: { id: 'ui.viewer.nextDocument', defaultMessage: 'Next document' },
  open: { id: 'ui.viewer.open', defaultMessage: 'Open {name}' },
  noImages: { id: 'ui.viewer.noImages', defaultMessage: 'No images found' },
  noDocuments: { id: 'ui.viewer.noDocuments', defaultMessage: 'No documents found' },
  zoomIn: { id: 'ui.viewer.zoomIn', defaultMessage: 'Zoom in' },
  zoomOut: { id: 'ui.viewer.zoomOut', defaultMessage: 'Zoom out' },
  fitToWindow: { id: 'ui.viewer.wholeImage', defaultMessage: 'Fit image to window' },
  download: { id: 'ui.viewer.download', defaultMessage: 'Download' },
  noPreview: { id: 'ui.viewer.notShown', defaultMessage: 'This file can’t be previewed' },
  noPreviewText: { id: 'ui.viewer.notShown.text', defaultMessage: 'Download it to open it in another app.' },
  carousel: { id: 'ui.viewer.carousel', defaultMessage: 'carousel' },
  slide: { id: 'ui.viewer.slide', defaultMessage: 'slide' },
  pause: { id: 'ui.viewer.pause', defaultMessage: 'Pause slideshow' },
  play: { id: 'ui.viewer.play', defaultMessage: 'Play slideshow' },
});

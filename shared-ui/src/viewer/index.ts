export { DocumentSlider, ImageSlider } from './sliders.tsx';
export { DocumentsViewer, ImageViewer } from './viewer.tsx';

export { PageFeedback, type PageFeedbackProps } from './PageFeedback';

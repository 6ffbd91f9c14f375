export { Attachment } from './Attachment.tsx';
export type { AttachmentProps, AttachmentState } from './Attachment.tsx';

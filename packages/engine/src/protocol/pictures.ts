import * as z from 'zod/mini';

/** Where a picture is uploaded, with its name; in the current project unless another is named. */
export const picturesPath = '/bridge/v1/pictures';

/** A picture that was uploaded; the name is what a sentence calls it. */
export const uploadedPictureSchema = z.object({ name: z.string() });
export type UploadedPictureView = z.infer<typeof uploadedPictureSchema>;

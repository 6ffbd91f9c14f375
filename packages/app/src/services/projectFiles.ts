import {
  importPath,
  picturesPath,
  projectSummarySchema,
  uploadedPictureSchema,
  type ProjectSummary,
} from '@saywright/engine/protocol';
import * as z from 'zod/mini';
import { uploadToEngine } from './engineClient.ts';
import { EngineError, unreadableAnswer } from './engineError.ts';

/** Lets the browser save a file of the server. */
export function download(path: string, name: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = name;
  link.click();
}

/** Imports a file that was exported from a project. Rejects with an `EngineError`. */
export async function importProject(file: File): Promise<ProjectSummary> {
  const { success, data } = z.safeParse(projectSummarySchema, await uploadToEngine(importPath, file));
  if (!success) throw new EngineError('failed', unreadableAnswer, 0);
  return data;
}

/** Uploads a picture to a project; returns what a sentence calls it. Rejects with an `EngineError`. */
export async function uploadPicture(file: File): Promise<string> {
  const path = `${picturesPath}?${new URLSearchParams({ name: file.name })}`;
  const answer = await uploadToEngine(path, file, 'application/octet-stream');
  const { success, data } = z.safeParse(uploadedPictureSchema, answer);
  if (!success) throw new EngineError('failed', unreadableAnswer, 0);
  return data.name;
}

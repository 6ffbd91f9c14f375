import type { BucketAccess } from '@saywright/engine/protocol';
import { filesCopy } from '../../copy/files.ts';

const order: readonly BucketAccess[] = ['own-folder', 'signed-in', 'server'];

/** Who may use a bucket, as choices. */
export const accessOptions = order.map((value) => ({ value, label: filesCopy.accesses[value] }));

/** A choice by its id; the narrowest for an unknown one. */
export const accessOf = (id: string): BucketAccess => order.find((known) => known === id) ?? 'server';

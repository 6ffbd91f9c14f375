import { filesCommands, type BucketAccess } from '@saywright/engine/protocol';
import { toast } from '@saywright/ui/Toast';
import { filesCopy } from '../../copy/files.ts';
import { useCommands } from '../../providers/commands.ts';
import { useRefetch } from '../../services/data.ts';

export interface WantedBucket {
  readonly name: string;
  readonly isPublic: boolean;
  readonly access: BucketAccess;
}

/** Changes to buckets. Each loads the list again and returns why it was refused; undefined once it is done. */
export interface BucketActions {
  create(wanted: WantedBucket): Promise<string | undefined>;
  set(wanted: WantedBucket): Promise<string | undefined>;
  remove(name: string): Promise<string | undefined>;
}

/** The changes to the buckets of the project. */
export function useBucketActions(): BucketActions {
  const { send } = useCommands();
  const refetch = useRefetch();
  const attempt = async (work: Promise<unknown>, done: string): Promise<string | undefined> => {
    let problem: string | undefined;
    try {
      await work;
      toast({ title: done, tone: 'success' });
    } catch (failure) {
      problem = failure instanceof Error ? failure.message : String(failure);
    }
    // Also after a refusal: the list may be out of date.
    void refetch(filesCommands.createBucket);
    return problem;
  };
  return {
    create: (wanted) => attempt(send(filesCommands.createBucket, wanted), filesCopy.created(wanted.name)),
    set: (wanted) => attempt(send(filesCommands.setBucketAccess, wanted), filesCopy.changed(wanted.name)),
    remove: (name) => attempt(send(filesCommands.deleteBucket, { name }), filesCopy.removed(name)),
  };
}

import { filesCommands, type BucketView } from '@saywright/engine/protocol';
import useSWR, { type SWRResponse } from 'swr';
import { useCommands } from '../providers/commands.ts';
import { keys, policy } from './data.ts';

/** The buckets of the project. */
export function useBuckets(): SWRResponse<{ readonly buckets: readonly BucketView[] }, Error> {
  const { id, send } = useCommands();
  return useSWR(
    id === '' ? null : [...keys.api(id), 'buckets'],
    () => send(filesCommands.listBuckets, {}),
    policy,
  );
}

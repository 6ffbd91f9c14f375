import { parseArgs } from 'node:util';
import { z } from 'zod';
import { services } from './trials.ts';
import { readerNames } from './readers/index.ts';

const list = z
  .string()
  .optional()
  .transform((text) => text?.split(',').filter((part) => part !== ''));
const flag = z.boolean().default(false);

const optionsSchema = z.object({
  /** A folder with further sets. */
  sets: z.string().optional(),
  set: list,
  only: list.pipe(z.array(z.enum(services)).default([...services])),
  id: list,
  /** Sets whose sentences nobody may see. */
  closed: list.pipe(z.array(z.string()).default([])),
  reader: z.enum(readerNames).default('all'),
  details: z.string().optional(),
  /** Checks the items themselves. */
  verify: flag,
  /** Writes the figures to the documentation. */
  write: flag,
});
export type Options = z.infer<typeof optionsSchema>;

/** Options of the command line; throws where they contradict each other. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sets: { type: 'string' },
      set: { type: 'string' },
      only: { type: 'string' },
      id: { type: 'string' },
      closed: { type: 'string' },
      reader: { type: 'string' },
      details: { type: 'string' },
      verify: { type: 'boolean' },
      write: { type: 'boolean' },
    },
  });
  const options = optionsSchema.parse(values);
  const shows = options.details !== undefined || options.id !== undefined;
  if (options.closed.length > 0 && shows)
    throw new Error('Of closed sets only totals are shown: leave out --details and --id.');
  return options;
}

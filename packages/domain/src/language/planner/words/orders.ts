import { verbs } from './verbs.ts';

/** Imperative verbs that begin a request. */
export const orders: ReadonlySet<string> = new Set([
  ...Object.values(verbs).flatMap((phrases) => phrases.map((phrase) => phrase.replace(/ .*$/su, ''))),
  ...`let allow lock hide protect secure require ensure give grant open enable disable turn only prevent block keep stop move
  archive link connect relate attach index limit forbid close revoke activate deactivate finish complete reopen truncate
  double triple halve take subtract deduct knock publish unpublish ship approve cancel confirm`.split(/\s+/u),
]);

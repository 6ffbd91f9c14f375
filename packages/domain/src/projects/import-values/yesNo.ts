/** Everyday words in English, German, French, Spanish, Italian, Dutch and Polish. No word means both. */
const yes = 'yes y true t on 1 ja j wahr oui o vrai sí si s verdadero sì vero waar tak prawda';
const no = 'no n false f off 0 nein falsch non faux falso nee onwaar nie fałsz';

const meanings: ReadonlyMap<string, string> = new Map([
  ...yes.split(' ').map((word) => [word, 'true'] as const),
  ...no.split(' ').map((word) => [word, 'false'] as const),
]);

/** `true` or `false` for an everyday word; undefined for any other. */
export function readYesNo(value: string): string | undefined {
  return meanings.get(value.normalize('NFC').toLowerCase());
}

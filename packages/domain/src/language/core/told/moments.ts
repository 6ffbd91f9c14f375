/** Deeds by the noun for when they happen. */
const irregular: Readonly<Record<string, string>> = {
  come: 'arrival',
  comes: 'arrival',
  came: 'arrival',
  arrive: 'arrival',
  arrives: 'arrival',
  arrived: 'arrival',
  go: 'departure',
  goes: 'departure',
  went: 'departure',
  leave: 'departure',
  leaves: 'departure',
  left: 'departure',
  depart: 'departure',
  start: 'start',
  starts: 'start',
  begin: 'start',
  begins: 'start',
  end: 'end',
  ends: 'end',
  finish: 'end',
  finishes: 'end',
  stop: 'end',
  stops: 'end',
};
const returning = /\b(?:back|return(?:ed|s)?|home)\b/iu;

/** The name of the day, time or hour on which something happens. */
export function moment(said: string, unit: string): { readonly name: string } | undefined {
  const words = said
    .replaceAll(
      /\b(?:in|up|out|it|them|him|her|for|on|off|to|us|me|again|first|there|by|at|be|been|here|with|away)\b/giu,
      '',
    )
    .replaceAll(/ {2,}/gu, ' ')
    .trim();
  const [verb = '', ...others] = words.toLowerCase().split(' ');
  if (verb === '' || /^(?:going|coming|doing|working|is|was|have|had|allowed)$/u.test(verb))
    return { name: unit };
  if (/^(?:due|needed|ready|wanted)$/u.test(verb)) return { name: `${verb} ${unit}` };
  if (returning.test(said) && unit !== 'time') return { name: `return ${unit}` };
  if (/\b(?:runs? out|expires?|expiring)\b/iu.test(said)) return { name: `expiry ${unit}` };
  const known = irregular[verb];
  if (known !== undefined) return { name: `${known} ${unit}` };
  if (others.length > 1) return undefined;
  if (unit === 'time') return { name: `${verb} time` };
  return { name: `${verb} on` };
}

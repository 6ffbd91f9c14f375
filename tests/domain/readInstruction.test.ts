import { describe, expect, it } from 'vitest';
import { readInstruction, type InstructionContext } from '@saywright/domain/read';
import { realModel } from './learned/realModel.ts';
import { cafe } from './hosts/cafe.ts';
import { sentences } from './hosts/sentences.ts';
import { table } from './planner.lexicon.ts';
import { salon } from './core/salon.ts';

const { service: _chosen, ...hosts } = cafe;
const context: InstructionContext = { lexicon: { tables: [] }, today: cafe.today, hosts };

/** Whose rules read a text, and as what, best first. */
function read(text: string, part: Partial<InstructionContext> = {}): readonly string[] {
  return readInstruction(text, { ...context, ...part }).map(
    ({ reading, rules }) => `${rules}: ${reading.kind}`,
  );
}

describe('an instruction for any service', () => {
  it('is read by the rules of the service that its words suggest', () => {
    expect(read('members: name, email')).toEqual(['database: parts']);
    expect(read('save my work as opening hours')).toEqual(['hosts: parts']);
  });

  it('is read only for the service that was chosen', () => {
    expect(read('members: name, email', { service: 'deployment' })).not.toContain('database: parts');
    expect(read('save my work as opening hours', { service: 'database' })).not.toContain('hosts: parts');
  });

  it('has a reading for each service that it can be about, the suggested one first', () => {
    const lexicon = { tables: [table('versions'), table('branches')] };
    expect(read('show all versions', { lexicon })).toEqual(['database: parts', 'hosts: parts']);
    expect(read('how many branches do we have?', { lexicon })).toEqual(['hosts: parts', 'database: parts']);
  });

  it('is not about code or a site where it names what the database holds', () => {
    const lexicon = { tables: [table('payments'), table('members')] };
    for (const instruction of [
      'Which payments are the highest',
      'mark member 0007 as paid',
      'link the payments to the members by the number',
      'is there anybody twice in the list?',
    ])
      expect(read(instruction, { lexicon }).filter((one) => one.startsWith('hosts'))).toEqual([]);
    expect(read('what happened since Friday', { lexicon })).toEqual(['hosts: parts']);
    expect(read('who is free tomorrow', { lexicon: salon })).toEqual(['database: parts']);
  });

  it('is never about code or a site that does not exist', () => {
    expect(readInstruction('save my work', { lexicon: { tables: [] }, today: cafe.today })).toEqual([]);
  });

  it.each(sentences.filter((_sentence, at) => at % 12 === 0))(
    'lists plans first, and asks only about the suggested service: $instruction',
    ({ instruction }) => {
      const found = readInstruction(instruction, context);
      const isPlan = found.map(({ reading }) => reading.kind === 'parts');
      expect(isPlan).toEqual(isPlan.toSorted((one, other) => Number(other) - Number(one)));
      expect(found.filter(({ reading, isSuggested }) => reading.kind !== 'parts' && !isSuggested)).toEqual(
        [],
      );
    },
  );

  it('explains what its words were read as', () => {
    const [best] = readInstruction('members: name, email', context);
    expect(best?.explanation.map(({ said }) => said)).toEqual(['members']);
    expect(best?.isSuggested).toBe(true);
  });

  it('offers what was learned beside what the rules read, and says where both agree', () => {
    const lexicon = { tables: [table('members', ['name', 'email', 'town'])] };
    const of = (text: string) =>
      readInstruction(text, { ...context, lexicon, service: 'database', learned: realModel })[0];
    expect(of('how many members are there per town?')).toMatchObject({ isAgreed: true });
    const unread = of('the post came back again, so nobody joins the members without a town from now on');
    expect(unread).toMatchObject({
      isAgreed: true,
      explanation: [{ read: 'Town of members is required' }],
    });
    const unsure = of('members oldest ones');
    expect(unsure).toMatchObject({ isAgreed: false });
  });

  it('explains no words of a question back', () => {
    const lexicon = { tables: [table('members', ['name', 'email'])] };
    const [asked] = readInstruction('set the email to a@b.org', { ...context, lexicon, service: 'database' });
    expect(asked).toMatchObject({ reading: { kind: 'question' }, explanation: [] });
  });

  it('returns nothing for a text that no rule reads', () => {
    expect(read('Pia and Jo like tea')).toEqual([]);
  });
});

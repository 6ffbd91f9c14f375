import { understand, type Lexicon, type LexiconColumn } from '@saywright/domain/planner';
import {
  allTemplates,
  filterTemplates,
  noTemplates,
  onboardingTemplateCategories,
  onboardingTemplateDifficulties,
  onboardingTemplates,
  templateFeatureLimits,
  truncateFeatures,
} from '@saywright/domain/templates';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);

function column(name: string, type: string, primaryKey = false): LexiconColumn {
  return { name, type, nullable: false, hasDefault: primaryKey, unique: primaryKey, primaryKey };
}

/** The schema after the tables of the earlier instructions. */
function lexiconOf(names: readonly string[]): Lexicon {
  return {
    tables: names.map((name) => ({
      name,
      rowSecurity: true,
      policies: [],
      columns: [column('id', 'uuid', true), column('title', 'text')],
    })),
  };
}

describe('the templates of the hub', () => {
  it('are six, with everything a card and the filters need', () => {
    expect(onboardingTemplates).toHaveLength(6);
    expect(new Set(idsOf(onboardingTemplates)).size).toBe(6);
    expect(onboardingTemplateDifficulties).toEqual(['beginner', 'intermediate', 'advanced']);
    expect(new Set(onboardingTemplates.map(({ difficulty }) => difficulty)).size).toBe(3);
    expect(new Set(onboardingTemplates.map(({ category }) => category)).size).toBe(
      onboardingTemplateCategories.length,
    );
    expect(onboardingTemplates.some(({ features }) => features.length > 4)).toBe(true);
    expect(onboardingTemplates.every(({ tags, features }) => tags.length > 0 && features.length > 0)).toBe(
      true,
    );
  });

  it.each(onboardingTemplates.map((template) => [template.name, template] as const))(
    'the instructions of %s can all be planned',
    (_name, { instructions }) => {
      const made: string[] = [];
      for (const instruction of instructions) {
        const understood = understand(instruction, lexiconOf(made));
        expect(understood).toMatchObject({ kind: 'plan', next: [] });
        if (understood.kind === 'plan') made.push(understood.plan.object.name);
      }
    },
  );
});

describe('the filter', () => {
  it.each([
    [{}, 6],
    [{ search: '' }, 6],
    [{ search: '   ' }, 6],
    [{ search: 'BLOG' }, 1],
    [{ search: ' every visitor ' }, 1],
    [{ search: 'Ecommerce' }, 1],
    [{ category: 'productivity' }, 2],
    [{ difficulty: 'beginner' }, 2],
    [{ category: 'productivity', difficulty: 'beginner' }, 1],
    [{ category: allTemplates, difficulty: allTemplates }, 6],
    [{ category: 'productivity', difficulty: 'beginner', search: 'shop' }, 0],
    [{ search: 'orders', category: 'business', difficulty: 'advanced' }, 1],
    [{ category: 'else' }, 0],
  ])('%j finds %i', (query, count) => {
    expect(filterTemplates(onboardingTemplates, query)).toHaveLength(count);
  });

  it('does not search what it should not', () => {
    const [found] = filterTemplates(onboardingTemplates, { search: 'Hidden from everyone else' });
    expect(found).toBeUndefined();
    expect(filterTemplates([], { search: 'a' })).toEqual([]);
    expect(noTemplates).toEqual({
      title: 'No templates found',
      text: 'Try adjusting your search or filters',
    });
  });

  it('keeps the order, ignores case and requires all filters to match', () => {
    const word = fc.constantFrom('o', 'shop', 'sales', 'TASK', 'private', 'of', 'zz');
    const category = fc.constantFrom(allTemplates, ...onboardingTemplateCategories);
    const difficulty = fc.constantFrom(allTemplates, ...onboardingTemplateDifficulties);
    fc.assert(
      fc.property(fc.oneof(word, fc.string()), category, difficulty, (search, wanted, hard) => {
        const all = idsOf(
          filterTemplates(onboardingTemplates, { search, category: wanted, difficulty: hard }),
        );
        const bySearch = idsOf(filterTemplates(onboardingTemplates, { search }));
        const byCategory = idsOf(filterTemplates(onboardingTemplates, { category: wanted }));
        const byDifficulty = idsOf(filterTemplates(onboardingTemplates, { difficulty: hard }));
        expect(all).toEqual(
          idsOf(onboardingTemplates).filter((id) =>
            [bySearch, byCategory, byDifficulty].every((list) => list.includes(id)),
          ),
        );
        expect(idsOf(filterTemplates(onboardingTemplates, { search: search.toLowerCase() }))).toEqual(
          bySearch,
        );
      }),
    );
  });
});

describe('features', () => {
  it.each([
    [['a', 'b', 'c', 'd', 'e', 'f'], 'hub', ['a', 'b', 'c', 'd', '+2']],
    [['a', 'b', 'c', 'd'], 'hub', ['a', 'b', 'c', 'd']],
    [['a', 'b', 'c', 'd'], 'builder', ['a', 'b', 'c', '+1 more']],
    [['a'], 'builder', ['a']],
    [[], 'hub', []],
  ] as const)('%j on the %s', (list, card, expected) => {
    const { max, suffix } = templateFeatureLimits[card];
    expect(truncateFeatures(list, max, suffix)).toEqual(expected);
  });

  it('are all counted with any limit', () => {
    const limit = fc.oneof(fc.integer({ min: -2, max: 12 }), fc.double());
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { maxLength: 10 }), limit, (list, max) => {
        const room = Math.max(0, Math.trunc(max) || 0);
        const cut = truncateFeatures(list, max, ' more');
        const shown = cut.slice(0, Math.min(list.length, room));
        expect(shown).toEqual(list.slice(0, room));
        expect(cut.slice(shown.length)).toEqual(
          list.length > room ? [`+${list.length - shown.length} more`] : [],
        );
      }),
    );
    expect(truncateFeatures(['a', 'b'], 1)).toEqual(['a', '+1']);
    expect(truncateFeatures(['a', 'b'], Number.NaN)).toEqual(['+2']);
  });
});

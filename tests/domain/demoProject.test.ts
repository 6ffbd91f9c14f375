import { understandCode } from '@saywright/domain/code-hosting';
import { understandSite } from '@saywright/domain/deployment';
import {
  emptyProjectDraft,
  projectFiles,
  projectSteps,
  projectTemplates,
  type ProjectDraft,
} from '@saywright/domain/demo';
import { understand, type Lexicon } from '@saywright/domain/planner';
import { addField, changeField, emptyTemplateDraft } from '@saywright/domain/template-builder';
import { describe, expect, it } from 'vitest';

const club: ProjectDraft = { ...emptyProjectDraft, name: 'Club' };
const code = { branch: 'main', branches: ['main'], unsaved: [] };
const site = { branch: 'main', variables: [], live: null, deploys: [] };

/** The planner's schema after the tables created so far. */
function lexiconWith(tables: readonly string[]): Lexicon {
  const id = {
    name: 'id',
    type: 'uuid',
    nullable: false,
    hasDefault: true,
    unique: true,
    primaryKey: true,
  };
  return { tables: tables.map((name) => ({ name, columns: [id], rowSecurity: true, policies: [] })) };
}

describe('the steps of a project', () => {
  it.each(projectTemplates)('are tables, files and a preview that can all be planned: $id', ({ id }) => {
    const steps = projectSteps({ ...club, templateId: id, description: 'For; then all.' });
    const [start, preview] = steps.slice(-2);
    const tables: string[] = [];
    const readings = steps.slice(0, -2).map(({ instruction }) => {
      const understood = understand(instruction, lexiconWith(tables));
      const sql = understood.kind === 'plan' ? understood.plan.sql : '';
      tables.push(/create table (\w+)/u.exec(sql)?.[1] ?? 'none');
      return understood;
    });
    expect(readings.length).toBeGreaterThan(0);
    expect(readings).toEqual(readings.map(() => expect.objectContaining({ kind: 'plan', next: [] })));
    expect(understandCode(start?.instruction ?? '', code)).toEqual({
      kind: 'plan',
      action: { kind: 'start-project', name: 'Club', description: 'For; then all', templateId: id },
      next: [],
    });
    expect(understandSite(preview?.instruction ?? '', site)).toMatchObject({ action: { kind: 'preview' } });
  });

  it('create a table from the fields of a custom template', () => {
    const fields = ['Name', 'Birthday'].reduce(
      (draft, label, index) => changeField(addField(draft, label), label, { label, required: index === 0 }),
      { ...emptyTemplateDraft, name: 'members' },
    );
    const own = { ...fields, id: 'own' };
    const [table] = projectSteps(club, own);
    expect(table).toEqual({
      service: 'database',
      instruction: 'Create a table for members with Name, an optional Birthday',
    });
    expect(understand(table?.instruction ?? '', { tables: [] }).kind).toBe('plan');
    expect(projectSteps(club, { ...own, fields: [] })[0]?.instruction).toBe('Create a table for members');
  });

  it('read a custom template with any punctuation in its names', () => {
    const draft = { ...emptyTemplateDraft, name: 'My Shop! Äpfel  2', id: 'own' };
    const field = { id: 'f', name: '', placeholder: '', required: true };
    const fields = [
      { ...field, label: 'Name (full)', type: 'text' },
      { ...field, label: 'Story', type: 'textarea', required: false },
      { ...field, label: 'Ripe?', type: 'checkbox' },
      { ...field, label: '!!!', type: 'file' },
      { ...field, label: 'Photo', type: 'file', required: false },
      { ...field, label: 'Invoice scan', type: 'file', required: false },
    ] as const;
    const [table] = projectSteps(club, { ...draft, fields });
    const found = understand(table?.instruction ?? '', { tables: [] });
    expect(found).toMatchObject({ kind: 'plan', plan: { title: 'Create a table called shop apfel 2' } });
    expect(found.kind === 'plan' && found.plan.sql).toMatch(
      /name_full text not null,\s+story text,\s+ripe boolean[^,]*,\s+photo text,\s+invoice_scan text/u,
    );
    expect(projectSteps(club, { ...draft, name: '!', fields })[0]?.instruction).toContain(
      'table for entries',
    );
  });

  it("create columns from a template's choices and checkboxes with any punctuation in their names", () => {
    const field = { id: 'f', name: '', placeholder: '', required: false };
    const own = {
      ...emptyTemplateDraft,
      id: 'own',
      name: 'My Shop! Äpfel  2',
      fields: [
        { ...field, type: 'text', label: 'Title, short', required: true },
        { ...field, type: 'select', label: 'Size', placeholder: 'small, very "large", small,' },
        { ...field, type: 'checkbox', label: 'Newsletter?' },
        { ...field, type: 'select', label: 'Colour', placeholder: 'red' },
        { ...field, type: 'text', label: '!!' },
      ],
    } as const;
    const [table] = projectSteps(club, own);
    expect(table?.instruction).toBe(
      `Create a table for My Shop Äpfel 2 with Title short, an optional Size that can be small or "very 'large'", an optional Newsletter as yes/no, an optional Colour`,
    );
    const understood = understand(table?.instruction ?? '', { tables: [] });
    expect(understood).toMatchObject({ kind: 'plan', next: [] });
    expect(JSON.stringify(understood)).toContain('newsletter boolean');
    expect(JSON.stringify(understood)).toContain("size in ('small'");
    expect(projectSteps(club, { ...own, name: '!!', fields: [] })[0]?.instruction).toBe(
      'Create a table for entries',
    );
  });

  it('pass additional requirements on unchanged, and create no table without any', () => {
    expect(projectSteps({ ...club, requirements: ' Create a rooms table with a name. ' })[0]).toEqual({
      service: 'database',
      instruction: 'Create a rooms table with a name',
    });
    expect(projectSteps(club).map(({ service }) => service)).toEqual(['code-hosting', 'deployment']);
  });

  it.each(['A "quoted" name', "It's; then <b>", 'start the project', 'Ünïcödé 🌱'])(
    'take any name: %s',
    (name) => {
      const [start] = projectSteps({ ...club, name });
      expect(understandCode(start?.instruction ?? '', code)).toMatchObject({
        action: { kind: 'start-project', name: name.replaceAll('"', "'"), templateId: undefined },
      });
    },
  );
});

describe('the first files of a project', () => {
  it('describe the project and its template', () => {
    const [readme, page] = projectFiles({ name: 'Club', description: 'For all', templateId: 'todo-app' });
    expect(readme?.text).toContain(
      '# Club\n\nFor all\n\nStarted from the template To-do app: Tasks and lists',
    );
    expect(page?.text).toContain('<p>For all</p>');
    expect(page?.text).toContain('<li>Due dates</li>');
  });

  it('show any typed input as text', () => {
    const hostile = '<script>alert(1)</script> [x](y) & "z"';
    const [readme, page] = projectFiles({ name: hostile, description: hostile, templateId: 'nope' });
    expect(page?.text).not.toContain('<script');
    expect(page?.text).not.toContain('<ul>');
    expect(readme?.text).not.toMatch(/[^\\]\[x/u);
  });
});

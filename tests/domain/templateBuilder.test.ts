import {
  addField,
  addTag,
  changeField,
  emptyTemplateDraft,
  newTemplateField,
  removeField,
  saveTemplate,
  templateFieldTypes,
  templateFileName,
  templateFrameworks,
  templateFrom,
  templateJson,
  templateToasts,
  withTag,
} from '@saywright/domain/template-builder';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const draft = { ...emptyTemplateDraft, name: ' My Template ', description: ' For shops ' };
const keys = ['id', 'name', 'description', 'category', 'tags', 'framework', 'fields', 'codeTemplate'];

describe('the form', () => {
  it('has the documented choices and fields', () => {
    expect(templateFrameworks).toEqual(['react', 'vue', 'angular', 'vanilla']);
    expect(templateFieldTypes).toEqual(['text', 'textarea', 'select', 'checkbox', 'file']);
    expect(newTemplateField('f1')).toEqual({
      id: 'f1',
      name: '',
      type: 'text',
      label: '',
      placeholder: '',
      required: false,
    });
    expect(Object.keys(emptyTemplateDraft).toSorted()).toEqual(keys.slice(1).toSorted());
  });

  it.each([
    ['shop', ['shop']],
    ['  shop ', ['shop']],
    ['', []],
    [' \n', []],
    ['\u200B', []],
  ])('adds the tag %j', (text, tags) => {
    expect(addTag(draft, text).tags).toEqual(tags);
  });

  it.each([
    ['shop', ['shop']],
    [' shop ', ['shop']],
    ['Shop', ['shop', 'Shop']],
    ['shops', ['shop', 'shops']],
  ])('has a tag already only if every letter is the same: %j', (text, tags) => {
    expect(withTag(['shop'], text)).toEqual(tags);
    expect(addTag({ ...draft, tags: ['shop'] }, text).tags).toEqual(tags);
  });

  it('returns the same tags when nothing is added', () => {
    const tagged = { ...draft, tags: ['shop'] };
    expect(withTag(tagged.tags, 'shop')).toBe(tagged.tags);
    expect(addTag(tagged, ' ')).toBe(tagged);
  });

  it('never has a tag twice or empty', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('a', ' a ', ''))), (texts) => {
        const { tags } = texts.reduce(addTag, draft);
        expect(new Set(tags).size).toBe(tags.length);
        expect(tags.every((tag) => tag !== '' && tag === tag.trim())).toBe(true);
      }),
    );
  });

  it('adds, changes and removes fields', () => {
    const one = addField(draft, 'f1');
    expect(addField(one, 'f1')).toBe(one);
    const two = addField(one, 'f2');
    expect(two.fields.map(({ id }) => id)).toEqual(['f1', 'f2']);
    const changed = changeField(two, 'f2', { label: 'Price', type: 'select', required: true });
    expect(changed.fields[1]).toMatchObject({ id: 'f2', label: 'Price', type: 'select', required: true });
    expect(changed.fields[0]).toEqual(newTemplateField('f1'));
    expect(removeField(changed, 'f1').fields).toHaveLength(1);
    expect(removeField(changed, 'none').fields).toHaveLength(2);
  });
});

describe('saving', () => {
  it.each([
    ['', 'x'],
    ['x', ''],
    [' ', ' '],
  ])('refuses name %j with description %j', (name, description) => {
    expect(templateFrom({ ...draft, name, description }, 't1')).toEqual({
      ok: false,
      error: {
        title: 'Error',
        description: 'Please fill in the template name and description',
        tone: 'danger',
      },
    });
  });

  it('keeps one template for each id, the saved one last', () => {
    const made = templateFrom(draft, 't1');
    if (!made.ok) throw new Error('not made');
    expect(made.value).toEqual({ ...draft, id: 't1', name: 'My Template', description: 'For shops' });
    expect(saveTemplate([], made.value)).toEqual([made.value]);
    const other = { ...made.value, id: 't2' };
    expect(saveTemplate([made.value, other], made.value)).toEqual([other, made.value]);
    expect(templateToasts.saved('My Template')).toEqual({
      title: 'Template Saved',
      description: 'Template "My Template" has been saved successfully',
      tone: 'success',
    });
    expect(JSON.parse(templateJson(made.value))).toEqual(made.value);
    const larger = { ...made.value, extra: 1 };
    expect(Object.keys(JSON.parse(templateJson(larger)))).toEqual(keys);
  });
});

describe('file names', () => {
  it.each([
    ['My Template', 'my-template-template.json'],
    ['  A \t b\nC ', 'a-b-c-template.json'],
    ['snake_case-ok 9', 'snake_case-ok-9-template.json'],
    ['../../etc/passwd', 'etcpasswd-template.json'],
    ['Größe', 'gre-template.json'],
    ['日本', 'untitled-template.json'],
    ['', 'untitled-template.json'],
    ['   ', 'untitled-template.json'],
    ['x'.repeat(1000), `${'x'.repeat(100)}-template.json`],
  ])('%j', (name, file) => {
    expect(templateFileName(name)).toBe(file);
  });

  it('are always safe', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(templateFileName(name)).toMatch(/^[a-z0-9_-]+-template\.json$/u);
      }),
    );
  });
});

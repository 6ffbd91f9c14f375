import { describe, expect, test } from 'vitest';
import {
  storedInstruction,
  settingIn,
  understandSite,
  type SiteContext,
  type RequestedSiteAction,
} from '@saywright/domain/deployment';

function deploy(id: string, publishedAt: string | null): SiteContext['deploys'][number] {
  return { id, publishedAt };
}
const live = deploy('cccc', '2026-11-21T00:00:00.000Z');
const earlier = deploy('aaaa', '2026-11-20T00:00:00.000Z');
const facts: SiteContext = {
  branch: 'main',
  variables: ['API_KEY', 'API_URL'],
  live,
  deploys: [live, { ...deploy('bbbb', null), commit: '5afe' }, earlier],
};

const publishing = [
  'Publish',
  'deploy my site',
  'Deploy to production',
  'please publish the website now.',
  'go live',
  'put it online',
  'Redeploy',
  'netlify deploy --prod',
  'ship it',
  'publish main',
  'Deploy everything to Netlify',
];
const previewing = [
  'Preview',
  'create a preview',
  'show me a preview of the site',
  'deploy a draft',
  'make a deploy preview',
];
const goingBack = [
  'Roll back',
  'rollback',
  'roll back the site',
  'go back to the previous deploy',
  'undo the last publish',
  'Revert the last deployment',
  'restore the previous version',
];

describe('an instruction about the site', () => {
  test.each<[string, RequestedSiteAction]>([
    ...publishing.map((said): [string, RequestedSiteAction] => [said, { kind: 'publish' }]),
    ...previewing.map((said): [string, RequestedSiteAction] => [said, { kind: 'preview' }]),
    ...goingBack.map((said): [string, RequestedSiteAction] => [said, { kind: 'rollback', deploy: 'aaaa' }]),
    ['Restore deploy bbbb', { kind: 'rollback', deploy: 'bbbb' }],
    ['Roll back to version 5afe', { kind: 'rollback', deploy: 'bbbb' }],
    ['Remove variable API_KEY', { kind: 'remove-variable', name: 'API_KEY' }],
    ['delete the environment variable API_URL', { kind: 'remove-variable', name: 'API_URL' }],
    ['Delete the site', { kind: 'delete-site' }],
    ['take my site offline', { kind: 'delete-site' }],
  ])('%s', (instruction, action) => {
    expect(understandSite(instruction, facts)).toMatchObject({ kind: 'plan', action });
  });

  test.each([
    ['Set environment variable TOKEN to s3cret value!', 's3cret value!'],
    ['set TOKEN to "s3cret"', 's3cret'],
    ['please add a variable called TOKEN with the value a=b:c', 'a=b:c'],
    ['TOKEN=s3cret.', 's3cret.'],
    ['netlify env:set TOKEN s3cret', 's3cret'],
    ['Set the secret TOKEN: line one\nline two', 'line one\nline two'],
  ])('%s does not reveal the value', (instruction, value) => {
    const understood = understandSite(instruction, facts);
    expect(understood).toEqual({
      kind: 'plan',
      said: 'Set environment variable TOKEN to ••••',
      action: { kind: 'set-variable', name: 'TOKEN', value },
    });
  });

  test.each([
    ['List deploys', 'deploys'],
    ['show my deployments', 'deploys'],
    ['What is live?', 'status'],
    ['is my site online', 'status'],
    ["what's my site's address", 'status'],
    ['list environment variables', 'variables'],
  ])('%s', (instruction, about) => {
    expect(understandSite(instruction, facts)).toMatchObject({ kind: 'answer', about });
  });

  test('asks for missing parts and offers only similar names', () => {
    expect(understandSite('Set variable TOKEN', facts)).toMatchObject({
      kind: 'question',
      text: expect.stringContaining('What should TOKEN be?'),
    });
    expect(understandSite('Remove variable API', facts)).toMatchObject({
      kind: 'question',
      choices: [{ instruction: 'Remove variable API_KEY' }, { instruction: 'Remove variable API_URL' }],
    });
    expect(understandSite('Remove variable NOPE', facts)).toMatchObject({
      kind: 'refusal',
      reason: expect.stringContaining('no variable called NOPE'),
    });
    const alike = { ...facts, deploys: [deploy('aaaa1', null), deploy('aaaa2', null)] };
    expect(understandSite('Restore deploy aaaa', alike)).toMatchObject({
      reason: 'There is more than one deploy aaaa.',
    });
  });

  test.each(['add the domain shop.example.org', 'create a serverless function', 'Restore deploy ffff'])(
    'refuses: %s',
    (instruction) => {
      expect(understandSite(instruction, facts)).toMatchObject({
        kind: 'refusal',
        suggestions: expect.anything(),
      });
    },
  );

  test('offers to switch instead of publishing another branch', () => {
    expect(understandSite('Publish branch idea', facts)).toMatchObject({
      kind: 'question',
      choices: [{ instruction: 'Switch to idea', service: 'code-hosting' }, { instruction: 'Publish' }],
    });
  });

  test.each([
    'Go live',
    'Make my site live',
    'My app should go live',
    'Put my app online',
    'publish my site',
    'Put my website online',
    'I want my site to go live',
  ])('publishes: %s', (instruction) => {
    expect(understandSite(instruction, facts)).toMatchObject({ kind: 'plan', action: { kind: 'publish' } });
  });

  test.each([
    'Set API_KEY to abc',
    'set api_key to abc',
    'SET API_KEY TO abc',
    'Set variable API_KEY to "abc"',
  ])('sets a variable in any case, without storing its value: %s', (instruction) => {
    expect(understandSite(instruction, { ...facts, variables: ['API_KEY'] })).toEqual({
      kind: 'plan',
      action: { kind: 'set-variable', name: 'API_KEY', value: 'abc' },
      said: 'Set environment variable API_KEY to ••••',
    });
    expect(settingIn(instruction)).toEqual({
      name: 'API_KEY',
      said: 'Set environment variable API_KEY to ••••',
    });
  });

  test.each(['set due_date to tomorrow', 'set the status of order 5 to paid', 'Set variable'])(
    'is no setting for sure: %s',
    (instruction) => expect(settingIn(instruction)).toBeUndefined(),
  );

  test.each([
    'set variable API_KEY to abc and publish',
    "set variable API_KEY to Anna's because it is nicer",
  ])('asks where a value ends, without repeating it: %s', (instruction) => {
    const found = understandSite(instruction, facts);
    expect(found).toMatchObject({ kind: 'question', choices: [] });
    expect(JSON.stringify(found)).not.toMatch(/abc|Anna/u);
  });

  test('asks what deleting a deployment means', () => {
    expect(understandSite('delete the deployment', facts)).toMatchObject({
      kind: 'question',
      choices: [{ instruction: 'Take the site offline' }, { instruction: 'Roll back' }],
    });
  });

  test.each(['dance', ''])(
    'asks back where it does not understand, as the database does: %s',
    (instruction) => {
      const understood = understandSite(instruction, facts);
      expect(understood).toMatchObject({ kind: 'question', said: instruction });
      expect(understood).toHaveProperty('choices.0.instruction');
      expect(understood).toHaveProperty('text', expect.stringMatching(/did not understand/u));
    },
  );

  test('refuses a rollback before the second publish', () => {
    expect(understandSite('Roll back', { ...facts, live: null, deploys: [] })).toMatchObject({
      kind: 'refusal',
      suggestions: ['Publish'],
    });
    expect(understandSite('Roll back', { ...facts, live: earlier })).toMatchObject({
      kind: 'refusal',
      suggestions: ['List deploys'],
    });
  });

  test('is read in linear time, whatever its content', () => {
    for (const part of ['the ', 'publish ', 'to the web ', 'A=', 'set variable ', 'roll back to the last '])
      expect(understandSite(part.repeat(4000), facts)).toHaveProperty('kind');
  });
});

describe('a stored instruction', () => {
  test.each([
    ['set variable API_URL to https://hush.example', 'Set environment variable API_URL to ••••'],
    ['API_KEY=hush', 'Set environment variable API_KEY to ••••'],
    ['my password is hunter2x', 'my password is [removed]'],
    ['Publish my site', 'Publish my site'],
  ])('%j is stored as %j', (typed, kept) => {
    expect(storedInstruction(typed)).toBe(kept);
  });
});

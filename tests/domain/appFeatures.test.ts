import { appReading, describedApp, readApp, unclearApp, type AppRequest } from '@saywright/domain/app';
import { writePlan } from '@saywright/domain/write';
import { describe, expect, test } from 'vitest';

function requested(sentence: string): AppRequest {
  const request = readApp(sentence);
  if (!request) throw new Error(`Not read: ${sentence}`);
  return request;
}

function planOf(sentence: string) {
  const { reading, files, app, tables } = appReading(requested(sentence), {
    script: '',
    styles: '',
    key: 'k',
  });
  const changes = reading.parts.flatMap((part) =>
    part.service === 'database' && 'changes' in part ? part.changes : [],
  );
  const written = writePlan(changes, { tables: [] });
  if (!written.ok) throw new Error(written.error);
  const page = (file: string): string =>
    files.find(({ path }) => path === `public/${file}`)?.content ?? `There is no ${file}.`;
  return { sql: written.value.plan.sql, page, app, tables };
}

const accessOf = (sentence: string): Readonly<Record<string, string>> =>
  Object.fromEntries(planOf(sentence).tables.map(({ name, access }) => [name, access]));

describe('what people add to what an app shows', () => {
  test('is there when it is asked for, and nothing is left unread', () => {
    const sentence = 'Build a blog about travel with categories, comments, votes and favourites';
    expect(requested(sentence)).toMatchObject({ unused: [], topics: [] });
    expect(accessOf(sentence)).toEqual({
      posts: 'public',
      comments: 'shared',
      votes: 'shared',
      favourites: 'own',
    });
    expect(requested(sentence).words.map(({ said }) => said)).toEqual(
      expect.arrayContaining(['comments', 'votes', 'favourites']),
    );
  });

  test('belongs to a row, is linked from it and counted there', () => {
    const { page, sql } = planOf('Build a feedback board with votes and comments');
    expect(page('index.html')).toContain('select="*,comments(id),votes(id)"');
    expect(page('index.html')).toContain(
      '<a data-link="comments.html?idea_id={id}">Comments (<span data-count="comments">0</span>)</a>',
    );
    expect(page('index.html')).toContain('<a class="act" data-link="votes.html?idea_id={id}">Vote');
    expect(page('comments.html')).toContain('of="idea_id"');
    expect(sql).toMatch(/unique \(user_id, idea_id\)/u);
  });

  test('has limits that the form and the table know', () => {
    const { page, sql } = planOf('Build a directory with reviews');
    expect(page('reviews.html')).toContain('name="stars" required type="number" min="1" max="5"');
    expect(sql).toContain('between 1 and 5');
  });

  test('is left out where an app shows nothing', () => {
    expect(requested('Build a diary with votes').topics).toEqual(['votes and ratings']);
  });

  test('people delete their own of, and nothing else', () => {
    const { page } = planOf('Build a forum with topics and replies');
    expect(page('index.html')).toContain('<button type="button" data-remove data-own>Delete</button>');
  });
});

describe('who works with the rows', () => {
  test('a team shares what people otherwise keep for themselves', () => {
    const sentence = 'Build a to-do app shared by a team with assign';
    expect(accessOf(sentence)).toEqual({ tasks: 'team' });
    const { page, app } = planOf(sentence);
    expect(page('index.html')).toContain('<div data-staff hidden>');
    expect(page('index.html')).toContain('name="responsible"');
    expect(page('index.html')).toContain('<h1>Tasks</h1>');
    expect(app.stored.map(({ reach }) => reach)[0]).toBe('Only staff sees and changes them.');
    expect(app.pages.map(({ who }) => who)).toEqual(['for staff', 'for everybody']);
    expect(requested('Build a blog for my team').spec.entities[0]?.access).toBe('public');
  });

  test('people enter what staff enters otherwise, where a sentence says so', () => {
    expect(accessOf('Build a job board where companies post jobs')['jobs']).toBe('shared');
    expect(requested('Build a job board where companies post jobs')).toMatchObject({
      unused: [],
      plain: 'Build a job board where people add jobs',
    });
    expect(accessOf('Build a job board')['jobs']).toBe('public');
    expect(accessOf('Build a blog where people write their own posts')['posts']).toBe('shared');
  });

  test('members read what visitors do not', () => {
    const { page, app } = planOf('Build a membership app with plans and members-only articles');
    expect(page('articles.html')).toContain(' members empty=');
    expect(app.stored.find(({ table }) => table === 'articles')?.reach).toBe(
      'People who sign in see them. Staff changes them.',
    );
    expect(page('memberships.html')).toContain('data-options="plans"');
    expect(planOf('Build a membership app').page('memberships.html')).not.toContain('plan_id');
  });

  test('staff has separate pages for what only staff sees', () => {
    const { page } = planOf('Build a school app with students and teachers');
    expect(page('index.html')).toContain('<a href="students.html" data-staff hidden>');
    expect(page('index.html')).not.toContain('data-link="students.html');
    expect(page('manage.html')).not.toContain('into="students"');
  });
});

describe('details of kinds', () => {
  test('a survey asks its own questions, or two usual ones', () => {
    expect(planOf('Build a survey').page('index.html')).toContain('name="what_went_well"');
    const { page } = planOf('Build a survey with questions');
    expect(page('index.html')).toContain(
      '<a class="act" data-link="answers.html?question_id={id}">Answer</a>',
    );
    expect(page('answers.html')).toContain('name="answer"');
    expect(page('answers.html')).not.toContain('what_went_well');
  });

  test('staff answers, and people do not answer themselves', () => {
    const { page, sql } = planOf('Build a support desk');
    expect(page('index.html')).toContain('data-field="answer"');
    expect(page('index.html')).not.toContain('name="answer"');
    expect(page('manage.html')).toContain('name="answer"');
    expect(sql).toContain("nullif(trim(answer), '') is null");
  });

  test('images are shown by their address', () => {
    const { page, sql } = planOf('Build a shop with photos');
    expect(page('manage.html')).toContain('<label>Address of a picture <input name="picture" type="url">');
    expect(page('index.html')).toContain('<span data-field="picture" data-as="picture"></span>');
    expect(sql).toContain('\n  picture ');
  });

  test('a page has the name that a sentence gives its things', () => {
    expect(planOf('Build a volunteer app with activities').page('index.html')).toContain(
      '<h2>Activities</h2>',
    );
    expect(planOf('Build an events app with tickets').page('tickets.html')).toContain('<h1>My tickets</h1>');
  });

  test.each([
    [
      'Build an online shop',
      'Find our products here, and order online.',
      '<a class="act" href="orders.html">Order</a>',
    ],
    [
      'Build a portfolio',
      'Find my work here, and write to me.',
      '<a class="act" href="messages.html">Contact</a>',
    ],
    ['Build a league site', 'Find our teams and scores here, and register online.', '>Register</a>'],
    ['Build a property site', 'Find our properties here, and write to us.', '>Ask</a>'],
    ['Build a membership app with a waiting list', 'Find our news here, and join online.', '>Join</a>'],
    ['Build a recipe collection', 'Find recipes here, and add your own.', '<p class="lead">'],
    ['Build a blog', 'Find our posts here.', '<p class="lead">'],
    ['Build a blog about bees', 'About bees', '<p class="lead">'],
    [
      'Build a private site with recipes for our family',
      'Sign in to find recipes, and add your own.',
      '<p class="lead">',
    ],
  ])('the first page says what it is for: %s', (sentence, lead, button) => {
    const home = planOf(sentence).page('index.html');
    expect(home).toContain(`<p class="lead">${lead}</p>`);
    expect(home).toContain(button);
  });

  test('a tool for one’s own things begins with them', () => {
    expect(planOf('Build a to-do app').page('index.html')).not.toContain('class="welcome"');
  });

  test('a page on which visitors only leave something is headed by the name', () => {
    const { page } = planOf('Build a landing page with a waiting list called Kumo');
    expect(page('index.html')).toContain('<h1>Kumo</h1>\n    <p class="lead">Be the first to know</p>');
  });
});

describe('clauses about what everybody may do anyway', () => {
  test.each([
    ['Build a booking app where clients pick a service and a time', []],
    ['Build a blog where I write posts and readers can leave comments', []],
    ['Build an events app where people see events', []],
    ['Build a feedback board where people see ideas and we read them', []],
    ['Build an events app where people see registrations', ['people', 'see', 'registrations']],
    ['Build a portfolio where people see works', []],
    ['Build a portfolio where people sign up', ['people', 'sign', 'up']],
    ['Build a diary where people pick a day', ['day']],
    ['Build a blog. Only members read posts.', ['only', 'members', 'read', 'posts']],
    ['Build a blog. Users see only their own posts.', ['users', 'see', 'only', 'their', 'own', 'posts']],
    ['Build a shop. Customers see their own products.', ['customers', 'see', 'their', 'own', 'products']],
    ['Build a shop. Customers see only their own orders.', []],
    ['Build a forum where only members read topics', ['only', 'members', 'read']],
    ['Build a forum where people write their own topics', []],
  ])('%s', (sentence, unused) => {
    expect(requested(sentence).unused).toEqual(unused);
  });
});

describe('a description in a project that stores nothing yet', () => {
  test.each([
    ['We need an app where volunteers can sign up for shifts', 'a volunteer app'],
    ['A job board where companies post jobs', 'a job board'],
    ['I run a clinic and patients should be able to book appointments with our doctors', 'a clinic app'],
    ['Our small library wants to lend out books', 'a lending library'],
    ['make me app for small italian restaurant with table reservation', 'a restaurant site'],
    ['app to collect ideas from my users, others can upvote idea', 'a feedback board'],
  ])('%s', (sentence, name) => {
    const near = describedApp(sentence);
    expect(near?.name).toBe(name);
    expect(requested(near?.instruction ?? '')).toMatchObject({ unused: [], topics: [] });
  });

  test.each([
    'Create a bookings table',
    'I want to delete the events',
    'We want to publish the site',
    'How many orders do we have?',
    'Show the posts',
    'I want something nice',
  ])('%s is none', (sentence) => {
    expect(describedApp(sentence)).toBeUndefined();
  });
});

describe('requests that cannot be read as one app', () => {
  test.each(['Build an app', 'I want a website', 'please make me a simple app', 'We need a platform.'])(
    '%s names nothing, so kinds are offered that can be built',
    (sentence) => {
      const { choices = [] } = unclearApp(sentence) ?? {};
      expect(choices).toHaveLength(4);
      for (const choice of choices) expect(requested(choice)).toMatchObject({ unused: [], topics: [] });
    },
  );

  test('too many things are not guessed at', () => {
    const things = Array.from({ length: 200 }, (_, at) => `thing${at}s`).join(', ');
    expect(unclearApp(`Build an app for ${things}`)?.text).toContain('8 most important');
    expect(unclearApp('Build an app for cats and dogs')).toBeUndefined();
  });

  test('a second app of the same sentence is offered too', () => {
    expect(requested('Build a shop and a blog')).toMatchObject({
      plain: 'Build an online shop',
      others: ['Build a blog'],
    });
  });

  test('rules that contradict each other are named', () => {
    expect(requested('Build a blog for everyone that only members can see').offer).toMatch(/^You say both/u);
    expect(requested('Build a shop with vouchers').offer).toMatch(/^I can build/u);
  });

  test('names in any script and with signs are kept as text', () => {
    const { unused, spec, offer } = requested('Build an app for my كتب and مجلات with عنوان');
    expect(unused).toEqual([]);
    expect(spec.entities.map(({ name, title }) => [name, title])).toEqual([
      ['list_1', 'My كتب'],
      ['list_2', 'My مجلات'],
    ]);
    expect(spec.entities[0]?.fields.map(({ name, label }) => [name, label])).toContainEqual([
      'field_1',
      'عنوان',
    ]);
    expect(offer).toContain('كتب and مجلات');
    expect(requested('Build a to-do app called משימות').spec.title).toBe('משימות');
    const { page } = planOf('Build a blog called "<script>alert(1)</script>"');
    expect(page('index.html')).not.toContain('<script>alert');
    expect(page('index.html')).toContain('&#60;script&#62;alert(1)');
  });
});

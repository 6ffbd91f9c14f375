import type { Blueprint } from '../spec.ts';
import {
  answer,
  askedNote,
  body,
  description,
  due,
  email,
  long,
  name,
  note,
  startsAt,
  statusOf,
  text,
  title,
} from './fields.ts';

/** Apps for the work of a small business. */
export const work: readonly Blueprint[] = [
  {
    kind: 'customer list',
    words: /crm|(?:customer|client)s? lists?|contacts? (?:list|manager)|contacts/u,
    near: /leads?|deals?|pipelines?|prospects?|follow(?:ing)?[- ]ups?|hold (?:customers|clients)|chase|rang|quoted|(?:call|ring|rang|called) (?:them |him |her )?back|my (?:clients|customers)/u,
    title: 'Customers',
    entities: [
      {
        name: 'contacts',
        one: 'contact',
        title: 'My contacts',
        words: /contacts?|customers?|clients?|leads?/u,
        called: /customers?|clients?|leads?/u,
        access: 'own',
        fields: [
          name,
          text('company', 'Company', { required: false }),
          { ...email, required: false },
          text('phone', 'Phone', { required: false }),
          note,
          { name: 'follow_up_on', label: 'Follow up', type: 'date', words: /follow-?ups?(?: dates?)?/u },
        ],
      },
      {
        name: 'deals',
        one: 'deal',
        title: 'My deals',
        words: /deals?/u,
        access: 'own',
        fields: [
          title,
          text('customer', 'Customer'),
          { name: 'amount', label: 'Amount', type: 'money' },
          { name: 'won', label: 'Won', type: 'yes-no', first: false },
        ],
      },
    ],
  },
  {
    kind: 'list of invoices',
    words: /(?:list of )?invoices?|invoicing/u,
    near: /bill(?:s|ed|ing)?|unpaid|overdue|freelancers?|who (?:owes|paid|has paid|hasn[’']t paid)|owes?|what i charge/u,
    title: 'Invoices',
    entities: [
      {
        name: 'invoices',
        one: 'invoice',
        title: 'My invoices',
        words: /invoices?|bills?/u,
        access: 'own',
        fields: [
          text('number', 'Number'),
          text('customer', 'Customer'),
          long('work', 'What for?'),
          { name: 'amount', label: 'Amount', type: 'money', required: true },
          { name: 'issued_on', label: 'Date', type: 'date', required: true },
          due,
          { name: 'paid', label: 'Paid', type: 'yes-no', first: false },
        ],
      },
    ],
  },
  {
    kind: 'project planner',
    words: /projects? (?:planners?|plans?|trackers?|tasks?|management)/u,
    near: /teams?|team tasks?|colleagues|responsible|assign(?:s|ed)?|projects|kanban/u,
    title: 'Projects',
    entities: [
      {
        name: 'project_tasks',
        one: 'task',
        title: 'My tasks',
        words: /tasks?/u,
        access: 'own',
        fields: [
          text('title', 'What is to do?'),
          text('project', 'Project'),
          text('responsible', 'Who does it?', { required: false }),
          due,
          { name: 'done', label: 'Done', type: 'yes-no', first: false },
        ],
      },
    ],
  },
  {
    kind: 'support desk',
    words: /(?:support|help) ?desk|support tickets?|customer support/u,
    near: /tickets?|canned replies|priorit(?:y|ies)|complaints?|problems?/u,
    title: 'Support',
    entities: [
      {
        name: 'tickets',
        one: 'ticket',
        title: 'My tickets',
        words: /tickets?|repl(?:y|ies)/u,
        access: 'placed',
        fields: [
          title,
          long('problem', 'What happened?', { required: true }),
          { ...email, label: 'Email for the answer' },
          answer,
          statusOf('open', 'in progress', 'solved'),
        ],
      },
      {
        name: 'help_articles',
        one: 'article',
        title: 'Help',
        words: /help(?: articles?)?|articles?|faqs?/u,
        access: 'public',
        fields: [title, body],
        examples: [{ title: 'Example question', body: 'This is an example. Change it on the Manage page.' }],
      },
    ],
  },
  {
    kind: 'clinic app',
    words:
      /clinics?|dentists?|patients?|(?:doctor|dentist)(?:[’']?s)? appointments?|(?:doctors?|medical|dental) (?:practice|surgery)/u,
    near: /clinics?|dentists?|doctors?|therapists?|patients?|clinic appointments?/u,
    title: 'Clinic',
    entities: [
      {
        name: 'doctors',
        one: 'doctor',
        title: 'Doctors',
        words: /doctors?|dentists?/u,
        access: 'public',
        fields: [name, text('speciality', 'Speciality', { required: false }), description],
        examples: [
          {
            name: 'Example doctor',
            speciality: 'Family medicine',
            description: 'Change it on the Manage page',
          },
        ],
      },
      {
        name: 'clinic_appointments',
        one: 'appointment',
        act: 'Book',
        title: 'My appointments',
        words: /appointments?|bookings?/u,
        access: 'placed',
        of: { table: 'doctors', column: 'doctor_id', label: 'Doctor', shown: 'name' },
        fields: [
          text('patient', 'Name of the patient'),
          startsAt,
          long('reason', 'Reason'),
          askedNote,
          statusOf('asked for', 'confirmed', 'cancelled'),
        ],
      },
    ],
  },
];

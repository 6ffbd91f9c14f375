import type { Blueprint } from '../spec.ts';
import { body, description, name, note, statusOf, text, title } from './fields.ts';

/** Apps in which people learn. */
export const learning: readonly Blueprint[] = [
  {
    kind: 'course site',
    words: /(?:online |video )?courses?|online class(?:es)?|e-?learning/u,
    near: /lessons?|students?|learners?|quiz(?:zes)?|certificates?|teach(?:es|ing)?|tutorials?|classes|modules?/u,
    title: 'Courses',
    entities: [
      {
        name: 'courses',
        one: 'course',
        title: 'Courses',
        words: /courses?/u,
        access: 'public',
        fields: [title, description],
        examples: [{ title: 'Example course', description: 'Change it on the Manage page' }],
      },
      {
        name: 'lessons',
        one: 'lesson',
        title: 'Lessons',
        words: /lessons?/u,
        access: 'public',
        of: { table: 'courses', column: 'course_id', label: 'Course', shown: 'title' },
        fields: [title, body, { name: 'video', label: 'Video', type: 'link', words: /videos?/u }],
      },
      {
        name: 'course_enrolments',
        one: 'enrolment',
        act: 'Enrol',
        title: 'My courses',
        words: /enrol?ments?|sign-?ups?|enroll?|signed up(?: for)?/u,
        access: 'placed',
        of: { table: 'courses', column: 'course_id', label: 'Course', shown: 'title' },
        fields: [note, statusOf('asked for', 'enrolled', 'finished')],
      },
    ],
  },
  {
    kind: 'school app',
    words:
      /school (?:app|site|website|classes)|(?:dance|music|language|art|drama|swimming|riding) schools?|(?:class (?:enrol?ment|registration|sign-?up)s?)|(?:evening |dance |school )?classes/u,
    near: /schools?|pupils?|homework|attendance|terms?|parents|kindergartens?|nurser(?:y|ies)|timetables?/u,
    title: 'Classes',
    entities: [
      {
        name: 'classes',
        one: 'class',
        title: 'Classes',
        words: /class(?:es)?/u,
        access: 'public',
        fields: [name, text('meets', 'When and where'), description],
        examples: [
          {
            name: 'Example class',
            meets: 'Mondays at 5 pm, Room 1',
            description: 'Change it on the Manage page',
          },
        ],
      },
      {
        name: 'teachers',
        one: 'teacher',
        title: 'Teachers',
        words: /teachers|tutors|coaches/u,
        access: 'public',
        isAsked: true,
        fields: [name, text('subject', 'Subject', { required: false }), description],
        examples: [{ name: 'Example teacher', description: 'Change it on the Manage page' }],
      },
      {
        name: 'students',
        one: 'student',
        title: 'Students',
        words: /students|pupils|children/u,
        access: 'team',
        isAsked: true,
        of: { table: 'classes', column: 'class_id', label: 'Class', shown: 'name' },
        fields: [name, text('contact', 'Contact', { required: false }), note],
      },
      {
        name: 'homework',
        one: 'homework',
        title: 'Homework',
        words: /homework/u,
        access: 'public',
        of: { table: 'classes', column: 'class_id', label: 'Class', shown: 'name' },
        fields: [title, body, { name: 'due', label: 'Due', type: 'date' }],
      },
      {
        name: 'class_enrolments',
        one: 'enrolment',
        act: 'Enrol',
        title: 'My enrolments',
        words: /enrol?ments?|registrations?|sign-?ups?|enroll?/u,
        access: 'placed',
        of: { table: 'classes', column: 'class_id', label: 'Class', shown: 'name' },
        fields: [text('pupil', 'Name of the pupil'), note, statusOf('asked for', 'enrolled', 'ended')],
      },
    ],
  },
];

/** What people must be able to do in an app for it to do what its sentence says. */
export interface Expected {
  /** Visitors read what the owner enters. */
  readonly reads?: readonly RegExp[];
  /** People who sign in enter it, and nobody but them and the owner sees it. */
  readonly own?: readonly RegExp[];
  /** People who sign in enter it, and everybody sees it. */
  readonly shared?: readonly RegExp[];
  /** Visitors send it, and only the owner reads it. */
  readonly sends?: readonly RegExp[];
  /** The owner enters and sees it; customers and visitors see nothing. */
  readonly team?: readonly RegExp[];
  /** Somebody else who works for the owner sees what the owner entered. */
  readonly together?: readonly RegExp[];
  /** The owner enters it, people who sign in read it, visitors do not. */
  readonly members?: readonly RegExp[];
  /** Some form has a field of this name. */
  readonly fields?: readonly RegExp[];
  /** What the owner adds to what people entered, and these people read. */
  readonly answers?: readonly RegExp[];
}

const orders: Expected = { reads: [/product/], own: [/order/] };
const booked: Expected = { own: [/appointment|booking|reservation/], fields: [/time|start|when/] };
const hired: Expected = {
  reads: [/item|bike|equipment|camera/],
  own: [/rental|booking/],
  fields: [/from/, /until/],
};
const reserved: Expected = { reads: [/dish|menu/], own: [/reservation|booking/] };
const shown: Expected = { reads: [/event|concert/], own: [/ticket|registration|booking/] };
const stock: Expected = {
  team: [/product|item|stock/],
  fields: [/quantity|stock|how many/, /supplier/],
};
const lent: Expected = { reads: [/book/], own: [/loan|borrow/] };
const homes: Expected = {
  reads: [/propert|house|flat|apartment/],
  sends: [/enquir|viewing|request|message/],
};
const asked: Expected = { own: [/ticket|problem|request/], answers: [/answer|reply/] };
const habits: Expected = { own: [/habit/] };

/** What the two sentences of each kind say, decided before anything was measured. */
export const expected: Readonly<Record<string, readonly [Expected, Expected]>> = {
  shop: [orders, orders],
  booking: [{ ...booked, reads: [/service/] }, booked],
  courses: [
    { reads: [/course/, /lesson/], own: [/enrol|sign/] },
    { reads: [/course/, /lesson/], own: [/enrol|sign/] },
  ],
  membership: [
    { reads: [/plan/], own: [/membership/], members: [/article/] },
    { reads: [/plan/], own: [/membership/] },
  ],
  club: [{ reads: [/event/], own: [/registration|attend|coming/, /member/] }, { reads: [/player/, /match/] }],
  rentals: [hired, hired],
  restaurant: [reserved, reserved],
  events: [shown, shown],
  tasks: [
    { team: [/task/], together: [/task/], fields: [/assign|responsible|who/, /done|status/] },
    { own: [/task|to-?do/] },
  ],
  crm: [
    { team: [/customer|client|contact/, /deal/], fields: [/note/] },
    { team: [/customer|client|contact/, /deal/] },
  ],
  invoices: [
    { team: [/invoice/], fields: [/client|customer/, /paid/] },
    { team: [/invoice/], fields: [/client|customer/, /paid/, /item|what for/] },
  ],
  inventory: [stock, stock],
  blog: [
    { reads: [/post/], shared: [/comment/] },
    { reads: [/post/], shared: [/comment/], fields: [/categor/] },
  ],
  portfolio: [
    { reads: [/project|work/], sends: [/message|contact/] },
    { reads: [/project|work/], sends: [/message|contact/] },
  ],
  directory: [
    { reads: [/business|place/], shared: [/review/] },
    { reads: [/doctor|place/], shared: [/review|rating/] },
  ],
  'job-board': [
    { shared: [/job/], own: [/application/] },
    { shared: [/job/], own: [/application/] },
  ],
  recipes: [
    { shared: [/recipe/], own: [/favourite/] },
    { shared: [/recipe/], fields: [/ingredient/] },
  ],
  library: [lent, lent],
  clinic: [{ ...booked, reads: [/doctor/] }, booked],
  property: [homes, { ...homes, fields: [/photo|picture/, /price/] }],
  donations: [{ reads: [/campaign/, /raised/], own: [/donation|pledge/] }, { own: [/donation|pledge/] }],
  volunteers: [
    { reads: [/shift/], own: [/sign|commitment/] },
    { shared: [/activit/], own: [/sign|join|commitment/] },
  ],
  school: [
    { reads: [/class/, /teacher/], own: [/enrol/] },
    { reads: [/class/, /teacher/, /homework/], team: [/student/] },
  ],
  surveys: [{ sends: [/answer/] }, { reads: [/question/], sends: [/answer/] }],
  support: [asked, asked],
  forum: [{ shared: [/topic/, /repl/] }, { shared: [/topic/, /repl/] }],
  feedback: [
    { shared: [/idea|feature|suggestion/, /vote/] },
    { shared: [/idea|feature|suggestion/, /vote/] },
  ],
  diary: [{ own: [/entr/] }, { own: [/entr/], fields: [/mood/] }],
  habits: [{ ...habits, fields: [/day|date|done/] }, habits],
  landing: [{ sends: [/waiting|email|entry/] }, { sends: [/waiting|email|entry/] }],
};

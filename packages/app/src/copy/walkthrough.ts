/** The walk-through of the help library. */
export const walkthroughCopy = {
  title: 'Walk-through: from one sentence to an app',
  text: 'Five steps, with pictures of this version. Nothing is changed before you press Execute.',
  steps: {
    plan: {
      title: 'Say what you want',
      text: 'Open the AI Agent and describe the app in a sentence. You get one plan for its tables, its pages and its address. It was used as a visitor, a customer and the owner, and rolled back.',
      picture: 'The plan of an online shop: what is stored, who can do what, and the receipt of the proof',
    },
    questions: {
      title: 'Answer what you left open',
      text: 'Below the plan are at most three questions, each with an answer for now. Another answer plans again.',
      picture: 'Questions about who sees the products, whether it takes an account, and how people pay',
    },
    preview: {
      title: 'Look at it as the people who will use it',
      text: 'The preview beside the conversation shows the app as a visitor, a test customer or you. The test customer exists only there, and nothing you enter is stored.',
      picture: 'The preview of the shop as a test customer, with an example order',
    },
    point: {
      title: 'Point at what should be different',
      text: 'Press “Point at something”, choose it in the preview and say what changes: “say Welcome”, “make this bigger”. A picture you add goes where you say. Each change is a plan with its own undo.',
      picture: 'The preview with a frame around the heading that was pointed at',
    },
  },
  last: {
    title: 'Execute it, and take it back if you like',
    text: 'Execute makes the tables and the pages and puts them online. One Undo takes all of it back.',
  },
  instruction: 'Build an online shop for my bakery with products, orders and pick-up times',
} as const;

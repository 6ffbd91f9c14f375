/** The page of advanced features. */
export const advancedCopy = {
  back: 'Home Studio',
  pro: 'Pro',
  text: 'Your team, your preferred models and your own templates.',
  tabs: 'Advanced features',
  tabNames: {
    team: 'Team Collaboration',
    models: 'AI Models',
    templates: 'Template Creator',
  },
} as const;

/** The tab Team Collaboration. */
export const teamCopy = {
  members: 'Members',
  activity: 'Team activity',
  you: 'You',
  now: 'now',
  lastActive: 'Last active:',
  alone: 'You are the only member of this project.',
  noActivity: 'No changes yet',
  noActivityText: 'Changes you execute appear here.',
  failed: 'The activity could not be loaded.',
  retry: 'Try again',
  invite: 'Invite a member',
  email: 'E-mail address',
  inviteButton: 'Invite',
  inviteNote:
    'You can’t invite anyone yet: a project has one owner, and others cannot join it. To show your work, publish it and share the address.',
  roles: 'Roles',
  rolesNote: 'These roles are sample data too: nothing enforces them yet.',
  roleNames: { owner: 'Owner', admin: 'Admin', editor: 'Editor', viewer: 'Viewer' },
  statusNames: { online: 'Online', away: 'Away', offline: 'Offline' },
} as const;

/** The tab AI Models. */
export const modelsCopy = {
  models: 'Models',
  choose: 'Active model',
  active: 'Preferred, not in use yet',
  unavailable: 'Coming Soon: it cannot be chosen yet.',
  specialties: {
    general: 'General purpose',
    code: 'Specialised in code',
    design: 'Specialised in design',
    database: 'Specialised in databases',
  },
  scores: { speed: 'Speed', accuracy: 'Accuracy', cost: 'Cost' },
  scoreNote: 'Scores range from 0 to 10. Higher is better, for cost too.',
  tones: { green: 'Good', yellow: 'Fair', red: 'Weak' },
  honest: 'No model is connected yet',
  honestText:
    'Saywright reads your instructions with its own rules, on this installation. The model and settings you choose here are saved. Nothing uses them until a model is connected.',
  on: 'A language model is connected',
  untried: (model: string) => `${model} is switched on, but not tried yet`,
  untriedText: 'Nothing was sent to it since this server was started.',
  unreached: (model: string) => `${model} is switched on, but does not answer`,
  /** What the last try has shown; the key is its outcome. */
  lastTry: {
    answered: (_model: string, at: string) => `It last answered at ${at}.`,
    reached: (_model: string, at: string) => `Its server answered at ${at}.`,
    unlisted: (model: string, at: string) =>
      `Its server answered at ${at}, but does not list ${model}. Check the model name.`,
    'key-refused': (_model: string, at: string) => `Its server refused the key at ${at}. Check the key.`,
    silent: (model: string, at: string) =>
      `${model} was asked at ${at} and did not answer in time. The connection is saved, and each instruction that the rules cannot read tries it again.`,
    unreachable: (model: string, at: string) =>
      `Nothing answered at the address of ${model} at ${at}. Check the address and whether the server runs. The connection is saved, and each instruction that the rules cannot read tries it again.`,
    failed: (model: string, at: string) =>
      `${model} was asked at ${at}, and its server did not answer as expected.`,
  },
  onText: (model: string) =>
    `Saywright reads your instructions with its own rules first. What they cannot read is read by ${model}, and is still proven before it runs.`,
  off: 'The connected model is switched off',
  offText: 'Saywright reads your instructions with its own rules only, and nothing is sent to the model.',
  settings: 'Model settings',
  settingsUsed:
    'The connected model uses temperature, max tokens and context awareness. Answers are too short to stream.',
  settingsNote: 'Saved for later: nothing uses these settings yet.',
  temperature: 'Temperature',
  temperatureNote: 'Lower values give more consistent answers, higher values more varied ones.',
  maxTokens: 'Max tokens',
  maxTokensNote: 'The longest answer the model may give.',
  tokens: (count: string) => `${count} tokens`,
  streamResponses: 'Stream responses',
  streamNote: 'Show an answer while it is being written.',
  contextAwareness: 'Context awareness',
  contextNote: 'Let the model see earlier messages.',
  performance: 'Performance',
  notKept: {
    title: 'Not kept',
    description: 'This browser could not save it. It is lost when you leave the page.',
  },
} as const;

const euros = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 4,
});

/** The card that connects a language model. */
export const connectionCopy = {
  title: 'Connect a language model',
  signIn: 'Sign in to connect a language model to your account.',
  failed: 'The connection could not be loaded.',
  retry: 'Try again',
  intro:
    'A model reads what the rules cannot. Its reading is proven and waits for your approval like any other. It gets your instruction and names: of tables, columns and their allowed values, branches, files, saves, deploys and variables. It never gets rows, file contents or passwords.',
  operator: (model: string) =>
    `The operator of this server offers ${model}. You can use it, or connect another.`,
  look: 'Look for a local model',
  looking: 'Looking…',
  lookNote:
    'Looks for Ollama, LM Studio and llama.cpp on the machine that runs Saywright. Such a model costs nothing, and nothing leaves that machine.',
  noneFound: 'No local model was found. Start Ollama, LM Studio or llama.cpp, load a model, and look again.',
  use: (model: string, server: string) => `Use ${model} (${server})`,
  provider: 'Protocol',
  providers: { 'openai-compatible': 'OpenAI-compatible', anthropic: 'Anthropic' },
  address: 'Address',
  addressNote: 'For example https://api.example.com/v1',
  model: 'Model name',
  modelNote: 'As the provider spells it',
  key: 'Key',
  keyNote: 'Stored encrypted on the server and never shown again.',
  keySet: 'A key is set. Leave this empty to keep it.',
  optional: 'optional',
  inputPrice: 'Price per million tokens sent, in euros',
  outputPrice: 'Price per million tokens received, in euros',
  cap: 'Monthly cap in euros',
  capNote: 'Nothing is sent that could exceed it.',
  save: 'Save connection',
  saving: 'Saving…',
  disconnect: 'Disconnect',
  enabled: 'Use the connected model',
  enabledNote: 'For instructions that the rules cannot read.',
  most: (amount: number) => `One instruction costs at most ${euros.format(amount)}.`,
  free: 'A local model costs nothing.',
  used: (amount: number, cap: number) => `Used this month: ${euros.format(amount)} of ${euros.format(cap)}.`,
  saved: 'Connection saved',
  savedSilent: 'Connection saved, but the model does not answer',
  notSaved: 'Not saved',
} as const;

/** The tab Template Creator. */
export const templatesCopy = {
  create: 'New template',
  name: 'Template name',
  nameMissing: 'Give the template a name.',
  description: 'Description',
  descriptionMissing: 'Say what the template is for.',
  category: 'Category',
  categoryExample: 'e-commerce',
  framework: 'Framework',
  frameworkNote: 'Saved with the template and its export. Projects made here are plain HTML pages for now.',
  frameworks: { react: 'React', vue: 'Vue', angular: 'Angular', vanilla: 'Vanilla' },
  tags: 'Tags',
  tagsNote: 'Press Enter or Add after each tag. A tag still in the field is added when you save.',
  code: 'Code template',
  codeNote: 'Saved with the template and its export. Projects do not use it yet.',
  optional: 'optional',
  save: 'Save Template',
  fields: 'Form fields',
  fieldsNote: 'The form people fill in when they start from this template.',
  noFields: 'No fields yet',
  noFieldsText: 'Add one, and the form appears in the preview.',
  addField: 'Add field',
  field: (number: number) => `Field ${number}`,
  removeField: (number: number) => `Remove field ${number}`,
  fieldName: 'Name',
  fieldType: 'Type',
  fieldLabel: 'Label',
  fieldPlaceholder: 'Placeholder',
  fieldChoices: 'Choices',
  fieldChoicesNote: 'Separate them with commas: small, medium, large',
  fieldRequired: 'Required',
  types: { text: 'Text', textarea: 'Long text', select: 'Choice', checkbox: 'Checkbox', file: 'File' },
  preview: 'Preview',
  previewNote: 'This is how the form will look. What you enter here is not saved.',
  untitled: 'Untitled template',
  untitledField: 'Untitled field',
  noChoices: 'No choices yet. Add them to the field.',
  saved: 'Saved templates',
  noSaved: 'No templates yet',
  noSavedText: 'Templates you save are listed here.',
  export: 'Export',
  exportOf: (name: string) => `Export ${name}`,
  deleteOf: (name: string) => `Delete ${name}`,
  deleted: { title: 'Template deleted', undo: 'Undo' },
  notKept: 'This browser could not save it. It is lost when you leave the page.',
} as const;

import type { CodeChange, Condition, DatabaseChange, Expression, SiteChange } from '@saywright/domain/ast';

interface Example<Change> {
  readonly said: string;
  readonly change: Change;
}
/** One example of each kind of change, checked against the AST by the compiler. */
type Examples<Change extends { readonly do: string }> = {
  readonly [Kind in Change['do']]: Example<Extract<Change, { readonly do: Kind }>>;
};

const value = (of: string | number | boolean): Expression => ({ kind: 'value', value: of });
const column = (name: string): Expression => ({ kind: 'column', name });
const is = (name: string, of: string | number): Condition => ({
  kind: 'compare',
  left: column(name),
  operator: '=',
  right: value(of),
});
const mine: Condition = { kind: 'compare', left: column('baker_id'), operator: '=', right: { kind: 'me' } };

export const databaseExamples: Examples<DatabaseChange> = {
  'create-table': {
    said: 'keep my cakes: a unique name, a price, and whether they are sold out',
    change: {
      do: 'create-table',
      name: 'cakes',
      columns: [
        { name: 'name', type: 'text', required: true, unique: true },
        { name: 'price', type: 'money' },
        { name: 'sold_out', type: 'yes-no', required: true, default: value(false) },
      ],
    },
  },
  'rename-table': {
    said: 'call cakes "bakes" from now on',
    change: { do: 'rename-table', table: 'cakes', to: 'bakes' },
  },
  'drop-table': { said: 'delete the whole cakes table', change: { do: 'drop-table', table: 'cakes' } },
  'add-columns': {
    said: 'cakes need a size, small or large; all we have are small',
    change: {
      do: 'add-columns',
      table: 'cakes',
      columns: [{ name: 'size', type: 'text', choices: ['small', 'large'], fill: value('small') }],
    },
  },
  'change-column': {
    said: 'every cake must have a price, 10 where it is missing',
    change: { do: 'change-column', table: 'cakes', column: 'price', required: true, fill: value(10) },
  },
  'add-choices': {
    said: 'size can also be medium',
    change: { do: 'add-choices', table: 'cakes', column: 'size', choices: ['medium'] },
  },
  'rename-column': {
    said: 'rename size to portion',
    change: { do: 'rename-column', table: 'cakes', column: 'size', to: 'portion' },
  },
  'drop-columns': {
    said: 'we do not need size any more',
    change: { do: 'drop-columns', table: 'cakes', columns: ['size'] },
  },
  'add-reference': {
    said: 'connect each cake to the baker named in its baker text; keep the baker from being deleted',
    change: {
      do: 'add-reference',
      table: 'cakes',
      column: 'baker_id',
      to: 'bakers',
      onDelete: 'refuse',
      matching: { column: 'baker', with: 'name' },
    },
  },
  'change-on-delete': {
    said: 'when a baker goes, their cakes go too',
    change: { do: 'change-on-delete', table: 'cakes', column: 'baker_id', onDelete: 'delete' },
  },
  'add-check': {
    said: 'prices cannot be negative',
    change: {
      do: 'add-check',
      table: 'cakes',
      condition: { kind: 'compare', left: column('price'), operator: '>=', right: value(0) },
    },
  },
  'drop-checks': {
    said: 'allow any price',
    change: { do: 'drop-checks', table: 'cakes', columns: ['price'] },
  },
  'add-unique': {
    said: 'no two bakers with the same e-mail, whatever the capitals',
    change: { do: 'add-unique', table: 'bakers', columns: ['email'], ignoringCapitals: true },
  },
  'drop-unique': {
    said: 'two cakes may share a name',
    change: { do: 'drop-unique', table: 'cakes', columns: ['name'] },
  },
  'forbid-overlap': {
    said: 'an oven cannot be booked twice at the same time',
    change: { do: 'forbid-overlap', table: 'bookings', same: ['oven_id'], from: 'starts_at', to: 'ends_at' },
  },
  'add-index': {
    said: 'make searching cakes by name fast',
    change: { do: 'add-index', table: 'cakes', columns: ['name'] },
  },
  'add-key': {
    said: 'number the rows of notes',
    change: { do: 'add-key', table: 'notes', column: 'id', kind: 'number' },
  },
  'keep-updated': {
    said: 'remember when a cake was last changed',
    change: { do: 'keep-updated', table: 'cakes', column: 'updated_at' },
  },
  'set-access': {
    said: 'anyone can see the cakes, only the baker can change their own',
    change: {
      do: 'set-access',
      table: 'cakes',
      rules: [
        { actions: ['read'], who: 'everyone' },
        { actions: ['change'], who: 'signed-in', where: mine },
      ],
      replace: 'same-actions',
    },
  },
  insert: {
    said: 'add a cake called Rye for 12',
    change: { do: 'insert', table: 'cakes', rows: [{ name: value('Rye'), price: value(12) }] },
  },
  'insert-from': {
    said: 'copy the sold out cakes to archive',
    change: {
      do: 'insert-from',
      table: 'archive',
      columns: ['name'],
      selection: {
        from: 'cakes',
        columns: [{ value: column('name') }],
        where: { kind: 'is-true', of: column('sold_out') },
      },
    },
  },
  update: {
    said: 'put small cakes up by 10 percent',
    change: {
      do: 'update',
      table: 'cakes',
      set: {
        price: {
          kind: 'call',
          name: 'round',
          arguments: [
            { kind: 'arithmetic', operator: '*', left: column('price'), right: value(1.1) },
            value(2),
          ],
        },
      },
      where: is('size', 'small'),
    },
  },
  delete: {
    said: 'delete bookings that ended over a year ago',
    change: {
      do: 'delete',
      table: 'bookings',
      where: {
        kind: 'compare',
        left: column('ends_at'),
        operator: '<',
        right: {
          kind: 'arithmetic',
          operator: '-',
          left: { kind: 'now' },
          right: { kind: 'duration', amount: 1, unit: 'year' },
        },
      },
    },
  },
  'create-bucket': {
    said: 'a private place for recipe photos',
    change: { do: 'create-bucket', name: 'recipe-photos', public: false },
  },
};

export const codeExamples: Examples<CodeChange> = {
  save: { said: 'save just the menu', change: { do: 'save', paths: ['menu.html'] } },
  'create-branch': {
    said: 'let me try a new menu on the side',
    change: { do: 'create-branch', name: 'new-menu', switchTo: true },
  },
  'rename-branch': {
    said: 'rename new-menu to spring',
    change: { do: 'rename-branch', name: 'new-menu', to: 'spring' },
  },
  'delete-branch': { said: 'drop the spring branch', change: { do: 'delete-branch', name: 'spring' } },
  switch: { said: 'go back to main', change: { do: 'switch', name: 'main' } },
  merge: {
    said: 'bring spring into the main version',
    change: { do: 'merge', from: 'spring', into: 'main' },
  },
  revert: { said: 'undo the last save', change: { do: 'revert' } },
  restore: {
    said: 'get menu.html back as it was in save 1a2b3c4',
    change: { do: 'restore', from: '1a2b3c4', paths: ['menu.html'] },
  },
  discard: { said: 'throw away what I did to the menu', change: { do: 'discard', paths: ['menu.html'] } },
  'set-aside': { said: 'park my changes for now', change: { do: 'set-aside' } },
  'bring-back': { said: 'bring back what I parked', change: { do: 'bring-back' } },
  tag: { said: 'mark this as v2', change: { do: 'tag', name: 'v2' } },
  'delete-tag': { said: 'remove the mark v2', change: { do: 'delete-tag', name: 'v2' } },
  ignore: { said: 'never save log files', change: { do: 'ignore', patterns: ['*.log'] } },
  'write-file': {
    said: 'add robots.txt with "User-agent: *"',
    change: { do: 'write-file', path: 'robots.txt', content: 'User-agent: *\n' },
  },
  'move-file': {
    said: 'rename menu.html to food.html',
    change: { do: 'move-file', path: 'menu.html', to: 'food.html' },
  },
  'delete-files': { said: 'delete old.html', change: { do: 'delete-files', paths: ['old.html'] } },
};

export const siteExamples: Examples<SiteChange> = {
  publish: { said: 'put it online', change: { do: 'publish' } },
  preview: {
    said: 'show my sister spring before it is live',
    change: { do: 'preview', branch: 'spring' },
  },
  promote: {
    said: 'the spring preview is good, make it live',
    change: { do: 'promote', branch: 'spring' },
  },
  'remove-preview': {
    said: 'take the spring preview down',
    change: { do: 'remove-preview', branch: 'spring' },
  },
  'roll-back': { said: 'put the version from before back up', change: { do: 'roll-back', deploy: '41c0' } },
  'set-variable': {
    said: 'set SHOP_NAME to Crumb on the live site',
    change: { do: 'set-variable', name: 'SHOP_NAME', value: 'Crumb', scope: 'live' },
  },
  'remove-variable': { said: 'remove SHOP_NAME', change: { do: 'remove-variable', name: 'SHOP_NAME' } },
  'add-domain': {
    said: 'connect crumb.example',
    change: { do: 'add-domain', domain: 'crumb.example' },
  },
  'remove-domain': {
    said: 'disconnect crumb.example',
    change: { do: 'remove-domain', domain: 'crumb.example' },
  },
  'set-main-domain': {
    said: 'people should end up on crumb.example',
    change: { do: 'set-main-domain', domain: 'crumb.example' },
  },
  redirect: {
    said: '/menu should lead to /food',
    change: { do: 'redirect', from: '/menu', to: '/food' },
  },
  'remove-redirect': { said: 'stop redirecting /menu', change: { do: 'remove-redirect', from: '/menu' } },
  'take-offline': {
    said: 'close the site with "Back on Monday"',
    change: { do: 'take-offline', message: 'Back on Monday' },
  },
  'bring-online': { said: 'open the site again', change: { do: 'bring-online' } },
  'set-password': {
    said: 'previews only with a password',
    change: { do: 'set-password', scope: 'previews' },
  },
  'remove-password': {
    said: 'no password for previews',
    change: { do: 'remove-password', scope: 'previews' },
  },
  schedule: {
    said: 'publish tomorrow at 9',
    change: { do: 'schedule', at: '2030-01-02T09:00:00+01:00', what: { do: 'publish' } },
  },
  'cancel-schedule': { said: 'cancel the planned publishing', change: { do: 'cancel-schedule' } },
  'delete-site': { said: 'delete my website for good', change: { do: 'delete-site' } },
};

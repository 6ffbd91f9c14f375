import { hereOnlySentence, opensHereOnly, type ObservedEffect } from '@saywright/domain/outcome';
import { bytesText, counted, type ReceiptLine } from '@saywright/domain/receipt';
import type { HostSample } from '../operations/hostPlan.ts';
import type { SiteAction, SiteEffect, SiteProof } from '../ports/siteHost.ts';
import { settingLine, settingSentences } from './settingText.ts';
import { deployName } from './words.ts';

function line(label: string, count: number): ReceiptLine {
  return { label, value: count.toLocaleString('en-US'), tone: count === 0 ? 'zero' : 'plain' };
}

function text(label: string, value: string): ReceiptLine {
  return { label, value, tone: 'plain' };
}

/** The counted lines of a receipt. */
export function siteLines(effect: SiteEffect): readonly ReceiptLine[] {
  const { files, live, preview, variables, online } = effect;
  const moved = live.before?.id !== live.after?.id;
  const deploys = moved || preview !== null;
  const named = [...variables.added, ...variables.changed, ...variables.removed];
  return [
    ...(deploys
      ? [
          line('Files added', files.added),
          line('Files changed', files.changed),
          line('Files removed', files.removed),
          line('Files the same', files.same),
          {
            label: 'Size',
            value: bytesText(files.bytes),
            tone: files.bytes === 0 ? 'zero' : 'plain',
          } as const,
        ]
      : []),
    ...(moved
      ? [
          text('From', live.before ? deployName(live.before) : 'nothing'),
          text('To', live.after ? deployName(live.after) : 'nothing'),
        ]
      : []),
    ...(named.length > 0
      ? [
          line('Variables added', variables.added.length),
          line('Variables changed', variables.changed.length),
          line('Variables removed', variables.removed.length),
        ]
      : []),
    ...(effect.settings ?? []).map(settingLine).map(({ label, value }) => text(label, value)),
    text('Site', online.after ? 'online' : 'offline'),
  ];
}

function size(bytes: number | null): string | null {
  return bytes === null ? null : bytesText(bytes);
}

/** The first few files that differ. */
export function siteSamples({ files }: SiteEffect): readonly HostSample[] {
  if (files.examples.length === 0) return [];
  const total = files.added + files.changed + files.removed;
  const shown = files.examples.length;
  const rows = files.examples.map(({ path, change, bytesBefore, bytesAfter }) => [
    path,
    change,
    size(bytesBefore),
    size(bytesAfter),
  ]);
  const caption = total > shown ? `First ${shown} of ${total} files` : 'Files';
  return [{ caption, columns: ['File', 'Change', 'Before', 'After'], rows }];
}

/** What undo restores, shown before anything is done. */
export function siteUndo(action: SiteAction, { live }: SiteEffect, undo: SiteProof['undo']): string {
  if (undo === 'none') return 'Undo was tried, but it did not lead back exactly to where the site is now.';
  const restores = {
    publish: live.before
      ? `Undo shows visitors ${deployName(live.before)} again.`
      : 'Undo takes the site offline.',
    preview: 'Undo takes the preview offline.',
    'set-variable': 'Undo restores the current value of the variable.',
    'remove-variable': 'Undo restores the variable with its value.',
    'delete-site': 'Undo restores the site in its current state, within 30 days.',
    undo: 'Undo makes the change again.',
    several: 'Undo restores everything to its current state.',
    'remove-preview': 'Undo restores the preview at the same address.',
    'add-domain': 'Undo removes the domain from your site.',
    'remove-domain': 'Undo adds the domain to your site again.',
    'set-main-domain': 'Undo makes the main domain what it is now.',
    redirect: 'Undo restores what visitors of that path get now.',
    'remove-redirect': 'Undo restores the redirect.',
    'take-offline': 'Undo brings the site online again.',
    'bring-online': 'Undo shows visitors the message again.',
    'set-password': 'Undo lets people in as they get in now.',
    'remove-password': 'Undo asks for the same password again.',
    schedule: 'Undo cancels it, and undoes it if it has been carried out.',
    'cancel-schedule': 'Undo schedules it again, unless its moment has passed.',
  } as const;
  return `${restores[action.kind]} This undo was tested.`;
}

/** Says who can open an address, where not everybody can. */
export function reachSentence(address: string): string {
  return opensHereOnly(address) ? ` ${hereOnlySentence}` : '';
}

/** What an operation did to the site, for the texts that are shown after it. */
export function siteEffect(
  { live, preview, variables, online, settings = [] }: SiteEffect,
  address: (path: string) => string,
  sitePath: string,
): ObservedEffect {
  if (preview) return { kind: 'preview-made', address: address(preview.path) };
  if (online.before && !online.after) return { kind: 'taken-offline' };
  const isMoved = live.before?.id !== live.after?.id || online.before !== online.after;
  if (isMoved && live.after) return { kind: 'published', address: address(sitePath) };
  if (variables.added.length + variables.changed.length > 0) return { kind: 'variable-set' };
  if (variables.removed.length > 0) return { kind: 'variable-removed' };
  return { kind: settings.length > 0 ? 'site-changed' : 'nothing' };
}

/** What happened, in short sentences with counted numbers. */
export function siteResult(effect: SiteEffect, address: (path: string) => string, sitePath: string): string {
  const { files, live, preview, variables, online } = effect;
  const differing = files.added + files.changed + files.removed;
  const names = [
    ...variables.added.map((name) => `${name} is set.`),
    ...variables.changed.map((name) => `${name} has a new value.`),
    ...variables.removed.map((name) => `${name} is removed.`),
  ];
  const moved = live.before?.id !== live.after?.id;
  return (
    [
      ...(preview
        ? [`The preview is at ${address(preview.path)}${reachSentence(address(preview.path)) || '.'}`]
        : []),
      ...(moved && live.after
        ? [
            `Your site is live at ${address(sitePath)} with ${counted(differing, 'file')} different from before.${reachSentence(address(sitePath))}`,
          ]
        : []),
      ...(!moved && !online.before && online.after
        ? [`Your site is online again at ${address(sitePath)}.${reachSentence(address(sitePath))}`]
        : []),
      ...(online.before && !online.after ? ['Your site is offline.'] : []),
      ...names,
      ...settingSentences(effect, address('')),
    ].join(' ') || 'Done exactly as proven.'
  );
}

import {
  connectionStatus,
  defaultProjectId,
  initialNetwork,
  networkLabel,
  networkStatusText,
  parseStatusDetail,
  reduceNetwork,
  studioHeader,
  type NetworkEvent,
} from '@saywright/domain/network';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const after = (...events: readonly NetworkEvent[]) => events.reduce(reduceNetwork, initialNetwork);
const found: NetworkEvent = { kind: 'client-found', projectId: 'shop' };

const cases: readonly (readonly [string, readonly NetworkEvent[], string, string, string])[] = [
  ['nothing', [], 'Connecting...', 'Getting Ready....', 'processing'],
  ['a client', [found], 'GCP Ready', 'Agent Ready', 'online'],
  ['an event', [{ kind: 'connected' }], 'GCP Ready', 'Agent Ready', 'online'],
  ['connected only', [{ kind: 'status', connected: true }], 'GCP Connected', 'Connected', 'processing'],
  ['operational', [{ kind: 'status', operational: true }], 'GCP Ready', 'Agent Ready', 'online'],
  [
    'not operational',
    [found, { kind: 'status', operational: false }],
    'GCP Connected',
    'Connected',
    'processing',
  ],
  [
    'a contradiction',
    [{ kind: 'status', connected: false, operational: true }],
    'GCP Offline',
    'Getting Ready....',
    'offline',
  ],
  ['disconnected', [{ kind: 'status', connected: false }], 'GCP Offline', 'Getting Ready....', 'offline'],
  ['a lost client', [found, { kind: 'client-lost' }], 'GCP Offline', 'Getting Ready....', 'offline'],
  ['no browser network', [found, { kind: 'browser-offline' }], 'GCP Offline', 'Getting Ready....', 'offline'],
  [
    'browser back',
    [{ kind: 'browser-offline' }, { kind: 'browser-online' }],
    'Connecting...',
    'Getting Ready....',
    'processing',
  ],
  [
    'found again',
    [{ kind: 'browser-offline' }, { kind: 'browser-online' }, found],
    'GCP Ready',
    'Agent Ready',
    'online',
  ],
  ['a server that is gone', [found, { kind: 'server-lost' }], 'GCP Offline', 'Getting Ready....', 'offline'],
  [
    'a server that never answered',
    [{ kind: 'server-lost' }, { kind: 'server-lost' }],
    'GCP Offline',
    'Getting Ready....',
    'offline',
  ],
  [
    'a server that answers again',
    [found, { kind: 'server-lost' }, { kind: 'server-found' }],
    'Connecting...',
    'Getting Ready....',
    'processing',
  ],
  [
    'a server that answers again, and its client',
    [found, { kind: 'server-lost' }, { kind: 'server-found' }, found],
    'GCP Ready',
    'Agent Ready',
    'online',
  ],
  ['a mere message', [{ kind: 'status', message: 'hm' }], 'Connecting...', 'Getting Ready....', 'processing'],
];

describe('network', () => {
  it.each(cases)('after %s', (_name, events, label, text, status) => {
    const state = after(...events);
    expect(networkLabel(state)).toBe(label);
    expect(networkStatusText(state)).toBe(text);
    expect(connectionStatus(state)).toBe(status);
    expect(studioHeader(state)).toBe(
      label === 'GCP Ready' ? 'Supabase + GitHub + Netlify Ready' : 'Agent Interface',
    );
  });

  it('reports the last event or its message', () => {
    expect(after(found).lastMessage).toBe('Command client found');
    expect(after({ kind: 'connected' }).lastMessage).toBe('Network connected');
    expect(after({ kind: 'connected', message: 'hello' }).lastMessage).toBe('hello');
  });

  it('distinguishes a lost server from a lost network, and reports each once', () => {
    const lost = after(found, { kind: 'server-lost' });
    expect(lost.lastMessage).toBe('The server does not answer');
    expect(reduceNetwork(lost, { kind: 'server-lost' })).toBe(lost);
    const away = after(found, { kind: 'browser-offline' });
    expect(reduceNetwork(away, { kind: 'server-lost' })).toBe(away);
    expect(after(found, { kind: 'status', connected: false }, { kind: 'server-lost' }).lastMessage).toBe(
      'The server does not answer',
    );
    // Other sources may claim a connection; the server's own answer overrides them.
    expect(
      connectionStatus(after({ kind: 'server-lost' }, { kind: 'connected' }, { kind: 'server-lost' })),
    ).toBe('offline');
  });

  it('does nothing for an event of an unknown kind', () => {
    const other: NetworkEvent = JSON.parse('{"kind":"other"}');
    expect(reduceNetwork(initialNetwork, other)).toBe(initialNetwork);
  });

  it('keeps the project and the last message', () => {
    expect(initialNetwork.projectId).toBe(defaultProjectId);
    expect(after(found).projectId).toBe('shop');
    expect(after(found, { kind: 'client-lost', message: 'gone' })).toMatchObject({
      projectId: 'shop',
      lastMessage: 'gone',
    });
    expect(after({ kind: 'client-found', projectId: ' ' }).projectId).toBe(defaultProjectId);
    expect(after({ kind: 'status', message: 'a' }, { kind: 'status', connected: true }).lastMessage).toBe(
      'a',
    );
  });

  it('never operates without a connection, nor connects while connected', () => {
    const flag = fc.option(fc.boolean(), { nil: undefined });
    const event: fc.Arbitrary<NetworkEvent> = fc.oneof(
      fc
        .record({ connected: flag, operational: flag })
        .map((detail) => ({ kind: 'status' as const, ...parseStatusDetail(detail) })),
      fc.constantFrom<NetworkEvent>(
        found,
        { kind: 'connected' },
        { kind: 'client-lost' },
        { kind: 'browser-offline' },
        { kind: 'browser-online' },
        { kind: 'server-lost' },
        { kind: 'server-found' },
      ),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const state = after(...events);
        expect(state.canPerformOperations && !state.isConnected).toBe(false);
        expect(state.isConnecting && state.isConnected).toBe(false);
      }),
    );
  });
});

describe('status details', () => {
  it.each([
    [
      { connected: true, operational: false, message: 'hi', more: 1 },
      { connected: true, operational: false, message: 'hi' },
    ],
    [{ connected: 'true', operational: 1, message: 5 }, {}],
    [{ message: '  \n' }, {}],
    [{ message: 'a\u0000\nb' }, { message: 'a b' }],
    [null, {}],
    [undefined, {}],
    ['connected', {}],
    [[true], {}],
  ])('%j', (detail, expected) => {
    expect(parseStatusDetail(detail)).toEqual(expected);
  });

  it('ignores unreadable details and limits messages', () => {
    const hostile = new Proxy(
      {},
      {
        get: () => {
          throw new Error('no');
        },
      },
    );
    expect(parseStatusDetail(hostile)).toEqual({});
    expect(parseStatusDetail({ message: 'x'.repeat(201) }).message).toHaveLength(200);
    fc.assert(
      fc.property(fc.anything(), fc.string({ maxLength: 400 }), (detail, message) => {
        expect(
          Object.keys(parseStatusDetail(detail)).every((key) =>
            ['connected', 'operational', 'message'].includes(key),
          ),
        ).toBe(true);
        expect(Array.from(parseStatusDetail({ message }).message ?? '').length).toBeLessThanOrEqual(200);
      }),
    );
  });
});

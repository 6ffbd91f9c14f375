import type { HostContext } from '@saywright/domain/core';

/** A café's project that the sentences are about. */
export const cafe: HostContext = {
  today: '2026-11-23',
  code: {
    branch: 'main',
    branches: ['main', 'chess-corner', 'winter-look', 'new-menu'],
    tags: ['v1', 'opening-day'],
    files: [
      'index.html',
      'menu.html',
      'about.html',
      'contact.html',
      'opening-hours.html',
      'css/style.css',
      'images/team.jpg',
      'js/booking.js',
      'notes/todo.txt',
    ],
    unsaved: [
      {
        path: 'menu.html',
        change: 'modified',
      },
      {
        path: 'images/team.jpg',
        change: 'modified',
      },
      {
        path: 'specials.html',
        change: 'added',
      },
    ],
    commits: [
      {
        id: 'c9',
        message: 'Winter prices in the menu',
        author: 'Nora Feld',
        at: '2026-11-23T09:10:00Z',
      },
      {
        id: 'c8',
        message: 'New team photo on about page',
        author: 'Tom Beck',
        at: '2026-11-22T15:00:00Z',
      },
      {
        id: 'c7',
        message: 'Add booking form',
        author: 'Nora Feld',
        at: '2026-11-20T11:00:00Z',
      },
      {
        id: 'c6',
        message: 'Fix phone number in contact page',
        author: 'Tom Beck',
        at: '2026-11-18T11:00:00Z',
      },
      {
        id: 'c5',
        message: 'Menu page with lunch deals',
        author: 'Nora Feld',
        at: '2026-11-13T11:00:00Z',
      },
      {
        id: 'c4',
        message: 'Opening hours for autumn',
        author: 'Ada Lind',
        at: '2026-11-10T11:00:00Z',
      },
      {
        id: 'c3',
        message: 'Change colours to green',
        author: 'Tom Beck',
        at: '2026-11-03T11:00:00Z',
      },
      {
        id: 'c2',
        message: 'First menu',
        author: 'Nora Feld',
        at: '2026-10-20T11:00:00Z',
      },
      {
        id: 'c1',
        message: 'Start',
        author: 'Nora Feld',
        at: '2026-10-12T11:00:00Z',
      },
    ],
    hasSetAside: true,
  },
  site: {
    live: {
      id: 'd7',
    },
    deploys: [
      {
        id: 'd7',
        title: 'Winter prices',
        branch: 'main',
        createdAt: '2026-11-23T08:30:00Z',
        publishedAt: '2026-11-23T08:30:00Z',
      },
      {
        id: 'd6',
        title: 'Booking form',
        branch: 'main',
        createdAt: '2026-11-20T12:00:00Z',
        publishedAt: '2026-11-20T12:00:00Z',
      },
      {
        id: 'd5',
        title: 'Big red sale banner',
        branch: 'main',
        createdAt: '2026-11-17T12:00:00Z',
        publishedAt: '2026-11-17T12:00:00Z',
      },
      {
        id: 'd4',
        title: 'Lunch deals',
        branch: 'main',
        createdAt: '2026-11-13T12:00:00Z',
        publishedAt: '2026-11-13T12:00:00Z',
      },
      {
        id: 'd3',
        title: 'First version',
        branch: 'main',
        createdAt: '2026-10-20T12:00:00Z',
        publishedAt: '2026-10-20T12:00:00Z',
      },
    ],
    previews: [
      {
        branch: 'chess-corner',
      },
      {
        branch: 'winter-look',
      },
    ],
    domains: [
      {
        domain: 'cafemilo.example',
        isMain: true,
      },
      {
        domain: 'www.cafemilo.example',
        isMain: false,
      },
    ],
    variables: ['STRIPE_KEY', 'MAIL_FROM', 'MAPS_TOKEN'],
    redirects: [
      {
        from: '/old-menu',
        to: '/menu',
      },
    ],
    schedule: {
      at: '2026-12-05T08:00:00Z',
    },
    online: true,
    passwords: {
      live: false,
      previews: false,
    },
  },
};

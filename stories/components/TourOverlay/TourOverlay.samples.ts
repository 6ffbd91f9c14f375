export const first = {
  channel: 'CH 1',
  title: 'Home Studio Dashboard',
  description:
    'This is where every visit starts. Say what your app needs in plain English and try the studio before you sign in.',
};

declare module 'contender' {
  import type { Contender } from './contender.ts';

  export const { Frame, Card, Switch, toast }: Contender;
}

// Plain elements and one style sheet: the lower bound. Not memoised.
import { useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import type { CardProps, SwitchProps } from './contender.ts';
import './raw.css';

let toasts: readonly { readonly id: number; readonly title: string }[] = [];
let count = 0;
const readers = new Set<() => void>();

export function toast(title: string): void {
  count += 1;
  toasts = [...toasts, { id: count, title }].slice(-5);
  for (const read of readers) read();
}

function subscribe(read: () => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}

function Toasts(): ReactElement {
  const shown = useSyncExternalStore(subscribe, () => toasts);
  return (
    <div className="toasts" role="status">
      {shown.map(({ id, title }) => (
        <div key={id} className="toast" data-toast>
          {title}
        </div>
      ))}
    </div>
  );
}

export function Frame({ children }: { children: ReactNode }): ReactElement {
  return (
    <>
      {children}
      <Toasts />
    </>
  );
}

export function Card({ title, status, percent, onOpen }: CardProps): ReactElement {
  return (
    <section className="card">
      <h2>{title}</h2>
      <span className="badge">{status}</span>
      <span className="figure">{percent}%</span>
      <progress aria-label={title} value={percent} max={100} />
      <button type="button" onClick={onOpen}>
        Open
      </button>
    </section>
  );
}

export function Switch({ label, checked, onChange }: SwitchProps): ReactElement {
  return (
    <label className="switch">
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}

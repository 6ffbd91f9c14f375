import { assumptionFields, parseAssumptions, type OwnAssumptions } from '@saywright/domain/economics';
import { kept, useKept } from '../kept.ts';
import { useView, type ViewChange } from '../../../panels/view.ts';

/** The person's assumptions: those a link came with until one is changed, else those kept in this browser. */
export function useAssumptions(): {
  readonly assumptions: OwnAssumptions;
  readonly change: (assumptions: OwnAssumptions) => void;
  /** What an address needs to bring the same assumptions along. */
  readonly shared: () => ViewChange;
} {
  const [search, changeView] = useView();
  const [own, keep] = useKept(kept.assumptions);
  const linked = assumptionFields.filter((field) => search.has(field));
  const assumptions =
    linked.length > 0
      ? parseAssumptions({
          ...own,
          ...Object.fromEntries(linked.map((field) => [field, search.get(field)])),
        })
      : own;
  return {
    assumptions,
    change: (next) => {
      keep(next);
      if (linked.length > 0) changeView(Object.fromEntries(linked.map((field) => [field, null])));
    },
    shared: () => Object.fromEntries(assumptionFields.map((field) => [field, String(assumptions[field])])),
  };
}

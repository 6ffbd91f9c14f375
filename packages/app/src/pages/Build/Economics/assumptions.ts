import { assumptionFields, parseAssumptions, type OwnAssumptions } from '@saywright/domain/economics';
import { buildStores, useBuildStore } from '../buildStores.ts';
import { useView, type ViewChange } from '../../../panels/view.ts';

/** The assumptions of a shared link until one is changed, otherwise those stored in this browser. */
export function useAssumptions(): {
  readonly assumptions: OwnAssumptions;
  readonly change: (assumptions: OwnAssumptions) => void;
  /** Query parameters that share the same assumptions. */
  readonly shared: () => ViewChange;
} {
  const [search, changeView] = useView();
  const [stored, save] = useBuildStore(buildStores.assumptions);
  const linked = assumptionFields.filter((field) => search.has(field));
  const assumptions =
    linked.length > 0
      ? parseAssumptions({
          ...stored,
          ...Object.fromEntries(linked.map((field) => [field, search.get(field)])),
        })
      : stored;
  return {
    assumptions,
    change: (next) => {
      save(next);
      if (linked.length > 0) changeView(Object.fromEntries(linked.map((field) => [field, null])));
    },
    shared: () => Object.fromEntries(assumptionFields.map((field) => [field, String(assumptions[field])])),
  };
}

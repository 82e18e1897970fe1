import { useTranslation } from 'react-i18next';
import type { ListState, Sayable } from '#domain/list/address.ts';
import type { Dialog } from '#web/components/list/list-tools.tsx';
import { ListViews } from '#web/components/list/views/list-views.tsx';
import { isViewed } from '#web/components/list/views/use-views.ts';
import { FilterField, type FilterFieldProps } from './filter-field.tsx';

type ListFiltersProps = Omit<FilterFieldProps, 'filters' | 'filter'> & {
  kind: Sayable & { key: string };
  list: ListState;
  /** Replaces the list's state. */
  onShow: (list: ListState | undefined) => void;
  onOpen: (dialog: Dialog) => void;
};

const ListFilters = ({ kind, list, onShow, onOpen, ...field }: ListFiltersProps) => {
  const { t } = useTranslation();
  return (
    <search className="list-filters" aria-label={t('list.filters')}>
      <div>
        <FilterField {...field} filters={kind.filters} filter={list} />
      </div>
      {isViewed(kind) && <ListViews {...{ kind, list, onShow, onOpen }} />}
    </search>
  );
};

export default ListFilters;

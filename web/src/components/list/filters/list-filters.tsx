import ExpandableSection from '@cloudscape-design/components/expandable-section';
import { useTranslation } from 'react-i18next';
import type { ListState, Sayable } from '#domain/list/address.ts';
import { MOST_VALUES } from '#domain/list/limits.ts';
import type { Column } from '#web/components/list/columns/column.ts';
import type { Facets } from '#web/components/list/kind.ts';
import type { Dialog } from '#web/components/list/list-tools.tsx';
import { ListViews } from '#web/components/list/views/list-views.tsx';
import { isViewed } from '#web/components/list/views/use-views.ts';
import { useNarrow } from '#web/components/page/use-narrow.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import { choicesOf, labelIn } from './choices.ts';
import { TextFilter } from './text-filter.tsx';

type Filter = Pick<ListState, 'text' | 'values'>;

type ListFiltersProps = {
  kind: Sayable & { key: string };
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'labels' | 'unknown' | 'about'>[];
  search: string;
  facets: Facets | undefined;
  list: ListState;
  /** `typing`: part of a series of changes that form one history entry. */
  onChange: (filter: Filter, typing: boolean) => void;
  /** Replaces the list's state. */
  onShow: (list: ListState | undefined) => void;
  onOpen: (dialog: Dialog) => void;
};

const ListFilters = (props: ListFiltersProps) => {
  const { kind, columns, search, facets, list, onChange, onShow, onOpen } = props;
  const { t } = useTranslation();
  const narrow = useNarrow();
  const { text, values } = list;
  const set = Object.keys(values).length;

  const choose = (name: string, chosen: readonly string[]) => {
    const { [name]: _, ...others } = values;
    onChange({ text, values: chosen.length > 0 ? { ...others, [name]: chosen } : others }, false);
  };

  const choices = columns.flatMap(({ id, header, labels, unknown, about }) => {
    const counted = kind.filters.find(({ name }) => name === id);
    if (!counted) return [];
    const labelOf = (value: string) => (value === '' ? t('actions.notGiven') : labelIn({ labels, unknown }, value));
    const chosen = values[id] ?? [];
    return (
      <ChoiceFilter
        key={id}
        label={header}
        choices={choicesOf({ values: counted.values, facet: facets?.[id], chosen, labelOf })}
        chosen={chosen}
        about={about}
        isCut={counted.values === 'any' && Object.keys(facets?.[id] ?? {}).length >= MOST_VALUES}
        onChange={(chosen) => choose(id, chosen)}
      />
    );
  });

  return (
    <search className="list-filters" aria-label={t('list.filters')}>
      <div className="list-search">
        <TextFilter
          label={search}
          value={text ?? ''}
          onChange={(next) => onChange({ values, ...(next.trim() && { text: next }) }, true)}
        />
      </div>
      {isViewed(kind) && <ListViews {...{ kind, list, onShow, onOpen }} />}
      {narrow && choices.length > 0 ? (
        <ExpandableSection headerText={set > 0 ? t('list.moreSet', { total: set }) : t('list.more')}>
          <div className="list-filters">{choices}</div>
        </ExpandableSection>
      ) : (
        choices
      )}
    </search>
  );
};

export default ListFilters;

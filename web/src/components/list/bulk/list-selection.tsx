import Button from '@cloudscape-design/components/button';
import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { failureOf } from '#web/api/failure.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import type { Bulk } from './bulk.ts';

/** A larger selection would take too long, one request after the other. */
const MOST_SELECTED = 1_000;

type ListSelectionProps = {
  selected: number;
  total: number;
  bulk: readonly Pick<Bulk<never>, 'name' | 'text' | 'isFor'>[];
  onAll: (most: number) => Promise<void>;
  onNone: () => void;
  onDo: (name: string) => void;
};

const ListSelection = ({ selected, total, bulk, onAll, onNone, onDo }: ListSelectionProps) => {
  const { t } = useTranslation();
  const most = Math.min(total, MOST_SELECTED);
  const { mutate, isPending } = useMutation({
    mutationFn: () => onAll(most),
    onError: (error) =>
      snackbar.show({ type: 'error', message: `${t('list.selectAllFailed')} ${t(`actions.${failureOf(error)}`)}` }),
  });
  const actions = bulk.filter(({ isFor }) => isFor).map(({ name, text }) => ({ id: name, text }));
  return (
    <div className="list-selection">
      {selected < most && (
        <Button variant="inline-link" loading={isPending} onClick={() => mutate()}>
          {t(most < total ? 'list.selectFirst' : 'list.selectAll', { count: most })}
        </Button>
      )}
      <Button variant="inline-link" onClick={onNone}>
        {t('list.selectNone')}
      </Button>
      {actions.length > 0 && (
        <ButtonDropdown items={actions} onItemClick={({ detail }) => onDo(detail.id)}>
          {t('list.bulk.actions')}
        </ButtonDropdown>
      )}
    </div>
  );
};

export default ListSelection;

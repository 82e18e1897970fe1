import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import Select from '@cloudscape-design/components/select';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ListState } from '#domain/list/address.ts';
import type { ListView } from '#domain/list/view.ts';
import { isOvertaken } from '#web/api/api-error.ts';
import { failureOf } from '#web/api/failure.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import type { Dialog } from '#web/components/list/list-tools.tsx';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { useSavePreferences } from '#web/features/current-user/queries.ts';
import { useDefaultOf } from './use-default-view.ts';
import { queryOf, stateOf, useViews, type Viewed } from './use-views.ts';
import { changeView, viewQueries } from './view-queries.ts';

type ListViewsProps = {
  kind: Viewed;
  list: ListState;
  /** Without a state, shows the default. */
  onShow: (list: ListState | undefined) => void;
  onOpen: (dialog: Dialog) => void;
};

const NONE = '';

export const ListViews = ({ kind, list, onShow, onOpen }: ListViewsProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const viewing = useViewing();
  const { own, shared, current, isGone, isChanged, mayChange, isPending, error, refetch } = useViews(kind, list);
  const update = useMutation({
    mutationFn: (view: ListView) => changeView(view, { ...view, query: queryOf(kind, list) }),
    onSuccess: () => snackbar.show({ type: 'success', message: t('list.views.saved') }),
    onError: async (reason) => {
      if (!isOvertaken(reason)) {
        const message = changeFailed(t, t('list.views.failed'), reason);
        return snackbar.show({ type: 'error', message });
      }
      await client.refetchQueries({ queryKey: viewQueries.all });
      return onOpen('lateView');
    },
    onSettled: () => client.invalidateQueries({ queryKey: viewQueries.all }),
  });

  const begins = useDefaultOf(kind);
  const { mutate: prefer } = useSavePreferences();
  const beginWith = (view: string | null) =>
    prefer(
      { default_views: { [kind.key]: view } },
      {
        onSuccess: () =>
          snackbar.show({ type: 'success', message: t(view ? 'list.views.beginsNow' : 'list.views.beginsByNow') }),
        onError: (reason) => snackbar.show({ type: 'error', message: t(`actions.${failureOf(reason)}`) }),
      },
    );
  const optionOf = ({ id, name }: ListView) => ({
    ...{ value: id, label: name },
    ...(id === begins && { labelTag: t('list.views.default') }),
  });

  const none = { value: NONE, label: t('list.views.none') };
  const groups = [
    { label: t('list.views.own'), options: own.map(optionOf) },
    { label: t('list.views.shared'), options: shared.map(optionOf) },
  ].filter(({ options }) => options.length > 0);
  const chosen = current && {
    value: current.id,
    label: isChanged ? t('list.views.changed', { name: current.name }) : current.name,
  };
  const choose = (id: string | undefined) => {
    const view = [...own, ...shared].find((one) => one.id === id);
    onShow(view && stateOf(kind, view));
  };

  return (
    <div className="list-views">
      <Select
        ariaLabel={t('list.views.label')}
        placeholder={t(isGone ? 'list.views.gone' : 'list.views.view')}
        options={chosen ? [none, ...groups] : groups}
        selectedOption={chosen ?? null}
        empty={t('list.views.empty')}
        statusType={error ? 'error' : isPending ? 'loading' : 'finished'}
        loadingText={t('actions.loading')}
        errorText={t('list.views.loadFailed')}
        recoveryText={t('actions.retry')}
        onLoadItems={() => error && refetch()}
        onChange={({ detail }) => choose(detail.selectedOption.value)}
      />
      {!viewing && (
        <ButtonDropdown
          variant="icon"
          ariaLabel={t('list.views.actions')}
          expandToViewport
          items={[
            { id: 'saveView', text: t('list.views.saveAs') },
            ...(current && current.id !== begins ? [{ id: 'begin', text: t('list.views.begin') }] : []),
            ...(begins !== undefined && (!current || current.id === begins)
              ? [{ id: 'beginBy', text: t('list.views.beginBy') }]
              : []),
            ...(mayChange
              ? [
                  { id: 'updateView', text: t('list.views.update'), disabled: !isChanged },
                  { id: 'editView', text: t('list.views.edit') },
                  { id: 'removeView', text: t('list.views.remove') },
                ]
              : []),
          ]}
          onItemClick={({ detail }) => {
            if (detail.id === 'updateView' && current) update.mutate(current);
            else if (detail.id === 'begin' && current) beginWith(current.id);
            else if (detail.id === 'beginBy') beginWith(null);
            else if (detail.id === 'saveView' || detail.id === 'editView' || detail.id === 'removeView')
              onOpen(detail.id);
          }}
        />
      )}
    </div>
  );
};

import { useTranslation } from 'react-i18next';
import type { ListState } from '#domain/list/address.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { LateView } from './late-view.tsx';
import { RemoveView } from './remove-view.tsx';
import { stateOf, useViews, type Viewed } from './use-views.ts';
import { ViewDialog } from './view-dialog.tsx';

export type ViewDialogName = 'saveView' | 'editView' | 'removeView' | 'lateView';

type ViewDialogsProps = {
  kind: Viewed;
  list: ListState;
  open: ViewDialogName;
  onShow: (list: ListState) => void;
  onClose: () => void;
};

const ViewDialogs = ({ kind, list, open, onShow, onClose }: ViewDialogsProps) => {
  const { t } = useTranslation();
  const { current } = useViews(kind, list);
  const view = open === 'saveView' ? undefined : current;
  if (open === 'lateView')
    return view && <LateView theirs={view} onShow={() => onShow(stateOf(kind, view))} onClose={onClose} />;
  if (open === 'removeView')
    return (
      view && (
        <RemoveView
          view={view}
          onRemoved={() => {
            onClose();
            const { view: _, ...shown } = list;
            onShow(shown);
          }}
          onClose={onClose}
        />
      )
    );
  return (
    <ViewDialog
      {...{ kind, list, view, onClose }}
      onSaved={(saved) => {
        onClose();
        snackbar.show({ type: 'success', message: t('list.views.saved') });
        // A renamed view keeps the rows on screen.
        onShow(view ? list : stateOf(kind, saved));
      }}
    />
  );
};

export default ViewDialogs;

import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPutOff } from '#domain/work/words.ts';
import { api } from '#web/api/client.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { DelegateDialog } from './delegate-dialog.tsx';
import type { WorkItem } from './queries.ts';
import { RemindDialog } from './remind-dialog.tsx';
import { useWorkChange } from './use-work-change.ts';

type WorkMenuProps = { item: WorkItem; title: string; today: string };
type Act = 'delegate' | 'remind' | 'now' | 'back';

export const WorkMenu = ({ item, title, today }: WorkMenuProps) => {
  const { t } = useTranslation();
  const { id: me } = useCurrentUser();
  const viewing = useViewing();
  const [open, setOpen] = useState<Act>();
  const close = () => setOpen(undefined);
  const { mutate } = useWorkChange((act: Act) =>
    api(act === 'now' ? 'DELETE /my-work/{item}/reminder' : 'DELETE /my-work/{item}/delegation', {
      params: { item: item.id },
    }),
  );
  const acts: Act[] =
    item.whose === 'mine'
      ? ['delegate', isPutOff(item, today) ? 'now' : 'remind']
      : item.delegated?.from.id === me
        ? ['back']
        : [];
  if (viewing || acts.length === 0) return null;
  return (
    <>
      <ButtonDropdown
        variant="icon"
        expandToViewport
        ariaLabel={t('work.menu', { what: `${title} (${item.thing.name})` })}
        items={acts.map((act) => ({ id: act, text: t(`work.acts.${act}`) }))}
        onItemClick={({ detail: { id } }) => {
          if (id === 'delegate' || id === 'remind') setOpen(id);
          else mutate(id === 'now' ? 'now' : 'back');
        }}
      />
      {open === 'delegate' && <DelegateDialog item={item.id} title={title} onClose={close} />}
      {open === 'remind' && <RemindDialog item={item.id} title={title} onClose={close} />}
    </>
  );
};

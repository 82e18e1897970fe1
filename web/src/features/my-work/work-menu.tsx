import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPutOff } from '#domain/work/words.ts';
import { api } from '#web/api/client.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { useWorkWords } from '#web/components/use-work-words.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { DelegateDialog } from './delegate-dialog.tsx';
import type { WorkItem } from './queries.ts';
import { RemindDialog } from './remind-dialog.tsx';
import { useWorkChange } from './use-work-change.ts';

type WorkMenuProps = { item: WorkItem; today: string };
type Act = 'delegate' | 'remind' | 'now' | 'back';

export const WorkMenu = ({ item, today }: WorkMenuProps) => {
  const { t } = useTranslation();
  const { named } = useWorkWords();
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
    <span className="work-menu">
      <ButtonDropdown
        variant="icon"
        expandToViewport
        ariaLabel={t('work.menu', { what: named(item) })}
        items={acts.map((act) => ({ id: act, text: t(`work.acts.${act}`) }))}
        onItemClick={({ detail: { id } }) => {
          if (id === 'delegate' || id === 'remind') setOpen(id);
          else mutate(id === 'now' ? 'now' : 'back');
        }}
      />
      {open === 'delegate' && <DelegateDialog items={[item]} onClose={close} />}
      {open === 'remind' && <RemindDialog items={[item]} onClose={close} />}
    </span>
  );
};

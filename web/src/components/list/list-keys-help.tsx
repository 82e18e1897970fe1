import Button from '@cloudscape-design/components/button';
import Popover from '@cloudscape-design/components/popover';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '#web/components/router-link.tsx';
import { useNarrow } from '#web/components/use-narrow.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';

const KEYS = [
  ['j', 'next'],
  ['k', 'before'],
  ['Enter', 'open'],
  ['x', 'select'],
  ['/', 'search'],
  ['?', 'help'],
] as const;

/** Names the keys of use-list-keys.ts. A phone has none. */
const ListKeysHelp = () => {
  const { t } = useTranslation();
  const { shortcuts } = useCurrentUser();
  if (useNarrow()) return null;
  return (
    <Popover
      triggerType="custom"
      header={t('list.keys.title')}
      dismissAriaLabel={t('actions.close')}
      content={
        <>
          <dl className="list-keys">
            {KEYS.map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{t(`list.keys.${does}`)}</dd>
              </div>
            ))}
          </dl>
          {shortcuts === 'off' && <p>{t('list.keys.off')}</p>}
          <RouterLink to="/settings">{t('list.keys.change')}</RouterLink>
        </>
      }
    >
      <span className="list-keys-help">
        <Button variant="icon" iconName="keyboard" ariaLabel={t('list.keys.title')} />
      </span>
    </Popover>
  );
};

export default ListKeysHelp;

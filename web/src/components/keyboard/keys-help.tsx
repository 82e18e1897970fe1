import Button from '@cloudscape-design/components/button';
import Popover from '@cloudscape-design/components/popover';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useNarrow } from '#web/components/page/use-narrow.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import './keys-help.css';

type KeysHelpProps = { title: string; keys: readonly (readonly [key: string, does: string])[] };

/** Lists the keyboard shortcuts of a page, except on phones. */
export const KeysHelp = ({ title, keys }: KeysHelpProps) => {
  const { t } = useTranslation();
  const { shortcuts } = useCurrentUser();
  if (useNarrow()) return null;
  return (
    <Popover
      triggerType="custom"
      header={title}
      dismissAriaLabel={t('actions.close')}
      content={
        <>
          <dl className="keys-help-keys">
            {keys.map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
          {shortcuts === 'off' && <p>{t('list.keys.off')}</p>}
          <RouterLink to="/settings/appearance">{t('list.keys.change')}</RouterLink>
        </>
      }
    >
      <span className="keys-help">
        <Button formAction="none" variant="icon" iconName="keyboard" ariaLabel={title} />
      </span>
    </Popover>
  );
};

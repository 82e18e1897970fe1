import Button from '@cloudscape-design/components/button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { KeysHelp } from '#web/components/keyboard/keys-help.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { controlPath } from '#web/routing/application-path.ts';
import { ControlLoaded } from './control-loaded.tsx';
import { ControlWork } from './control-work.tsx';
import { usePanelKeys } from './use-panel-keys.ts';
import type { Selected } from './use-selected.ts';

type ControlPanelProps = {
  application: string;
  control: string;
  /** The controls of the list, in its order. */
  order: readonly string[];
  selected: Selected;
};

/** A control beside the list, so that a person can work through many. */
const ControlPanel = ({ application, control, order, selected }: ControlPanelProps) => {
  const { t } = useTranslation();
  const panel = useRef<HTMLElement>(null);
  const at = order.indexOf(control);
  const goTo = (key: string | undefined) => (key === undefined ? undefined : () => selected.select(key));
  const previous = goTo(order[at - 1]);
  const next = goTo(order[at + 1]);
  usePanelKeys({ next, previous, close: selected.close });
  useEffect(() => {
    if (!control) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollTo(0, 0);
  }, [control]);
  return (
    <section ref={panel} tabIndex={-1} className="control-panel" aria-label={t('controls.panel.label')}>
      <div className="control-panel-bar not-on-paper">
        {at >= 0 && <span>{t('controls.panel.place', { place: at + 1, total: order.length })}</span>}
        <RouterLink to={controlPath(application, control)} state={selected.origin}>
          {t('controls.panel.page')}
        </RouterLink>
        <span className="control-panel-acts">
          <KeysHelp
            title={t('controls.panel.keys')}
            keys={[
              ['j', t('controls.panel.next')],
              ['k', t('controls.panel.previous')],
              ['Esc', t('actions.close')],
            ]}
          />
          <Button
            variant="icon"
            iconName="angle-up"
            ariaLabel={t('controls.panel.previous')}
            disabled={!previous}
            onClick={previous}
          />
          <Button
            variant="icon"
            iconName="angle-down"
            ariaLabel={t('controls.panel.next')}
            disabled={!next}
            onClick={next}
          />
          <Button variant="icon" iconName="close" ariaLabel={t('actions.close')} onClick={selected.close} />
        </span>
      </div>
      <ControlLoaded control={control}>{(one) => <ControlWork one={one} />}</ControlLoaded>
    </section>
  );
};

export default ControlPanel;

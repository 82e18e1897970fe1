import { useTranslation } from 'react-i18next';
import type { Survey } from '#domain/tests/setup/survey.ts';
import '../new-test.css';

const [ROWS, COLUMNS] = [5, 30];

export const Preview = ({ survey: { columns, sample } }: { survey: Survey }) => {
  const { t } = useTranslation();
  const shown = columns.slice(0, COLUMNS);
  return (
    // Focusable, so that it can be scrolled with the arrow keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className="table-preview" aria-label={t('newTest.data.preview')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {shown.map(({ header }, index) => (
              <th key={`${header} ${String(index)}`} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.slice(0, ROWS).map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have nothing else
            <tr key={row}>
              {shown.map(({ header }, index) => (
                <td key={`${header} ${String(index)}`}>{(cells[index] ?? '').slice(0, 200)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

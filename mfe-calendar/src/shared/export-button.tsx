import { calendarExportFormats, calendarExportPath, type CalendarExportQuery } from '@hub/contracts';
import { ButtonLink, Dialog, IconButton, Row } from '@hub/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { t } from '../messages.ts';

/** Offers the list that the page shows as a file. */
export const ExportButton = (list: Partial<CalendarExportQuery>) => {
  const [isOpen, setIsOpen] = useState(false);
  const given = Object.entries(list).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = given.length > 0 ? `?${new URLSearchParams(given)}` : '';
  return (
    <>
      <IconButton label={t('export.open')} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Download aria-hidden />
      </IconButton>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={t('export.title')} description={t('export.text')}>
        <Row gap={2}>
          {calendarExportFormats.map((format) => (
            <ButtonLink key={format} variant="secondary" href={`${calendarExportPath}/${format}${query}`} download>
              <Download aria-hidden /> {t(`export.${format}`)}
            </ButtonLink>
          ))}
        </Row>
      </Dialog>
    </>
  );
};

/** The cards of pupils, to be printed and cut out: name, QR code, letters, and the picture on a strip of its own. */

import type { PupilCard } from '@lexiko/protocol';
import { schoolTexts } from '../online-texts.ts';
import { cardAddress, readableCard } from './card-code.ts';
import { PictureMark } from './pictures.tsx';
import { QrImage } from './qr-image.tsx';

export function CardSheet({
  title,
  cards,
  onClose,
}: {
  readonly title: string;
  readonly cards: readonly PupilCard[];
  readonly onClose: () => void;
}) {
  const words = schoolTexts.value;
  const address = new URL('#/online/card', location.href).href;
  return (
    <section class="card card-sheet" aria-labelledby="card-sheet">
      <div class="card-sheet-tools">
        <h2 id="card-sheet">{words.cardsMade(cards.length)}</h2>
        <p>{words.cardsOnce}</p>
        <div class="school-buttons">
          <button type="button" class="primary" onClick={() => print()}>
            {words.print}
          </button>
          <button type="button" onClick={onClose}>
            {words.closeSheet}
          </button>
        </div>
      </div>
      <ul class="card-list">
        {cards.map(({ person, name, code, picture }) => (
          <li key={person} class="pupil-card">
            <div class="pupil-card-body">
              <QrImage text={cardAddress(code)} label={words.qrOf(name)} />
              <div>
                <b class="pupil-card-name">{name}</b>
                <span class="hint">{title}</span>
                <p class="pupil-card-code">{readableCard(code)}</p>
                <p class="pupil-card-how">{words.cardHow(address)}</p>
              </div>
            </div>
            <p class="pupil-card-picture">
              <PictureMark picture={picture} /> <b>{words.pictures[picture]}</b>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

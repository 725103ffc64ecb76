import { Film } from './film.tsx';
import HowItWorks from './how-it-works.tsx';
import { WantedTeaser } from './wanted-teaser.tsx';

/** What companies look for, then what happens with an offer: as a film, and its four steps in words. */
export default function FromOfferToKeys() {
  return (
    <>
      <WantedTeaser />
      <Film />
      <div id="steps">
        <HowItWorks />
      </div>
    </>
  );
}

import { Marquee } from '../../components/Marquee/Marquee.tsx';
import { PauseToggle } from '../../components/PauseToggle/PauseToggle.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureData } from '../../lib/pictures.ts';
import styles from './LogoStrip.module.css';

export interface LogoItem {
  picture: PictureData;
  alt: string;
}

interface LogoStripProps {
  trustedByText: string;
  logos: readonly LogoItem[];
  pauseLabel: string;
}

/** The clients' logos, moving at 50 px/s with 150 px for each (specification, section 9). */
export function LogoStrip({ trustedByText, logos, pauseLabel }: LogoStripProps) {
  return (
    <section className={styles.section} aria-labelledby="trusted-by">
      <p className={styles.text} id="trusted-by">
        {trustedByText}
      </p>
      <div className={styles.strip}>
        <Marquee
          items={logos}
          keyOf={(logo) => logo.alt}
          direction="left"
          speed="byCount"
          itemWidth={150}
        >
          {(logo) => (
            <span className={styles.logo}>
              <Picture picture={logo.picture} alt={logo.alt} loading="eager" />
            </span>
          )}
        </Marquee>
        <PauseToggle label={pauseLabel} />
      </div>
    </section>
  );
}

/** The mark: upper floors quiet, the ground floor lit. `night` is for dark surfaces. */
export const Logo = ({ night = false }: { readonly night?: boolean }) => (
  <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="7" fill={night ? 'var(--card)' : 'var(--ink)'} />
    <path
      d="M9.5 7.5v3M16 7.5v3M22.5 7.5v3M9.5 13.5v3M16 13.5v3M22.5 13.5v3"
      fill="none"
      stroke={night ? 'var(--ink)' : 'var(--paper)'}
      strokeWidth="1.6"
      opacity=".6"
    />
    <path d="M6 19.5h20V27H18.5v-4.6h-5V27H6z" fill={night ? 'var(--ink)' : 'var(--art-glow)'} />
  </svg>
);

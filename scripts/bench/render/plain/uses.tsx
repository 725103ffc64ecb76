/** The mark and the name of each use. */
export const uses = {
  office: {
    name: 'Biurowe',
    mark: (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={16}
        height={16}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="tabler-icon tabler-icon-building"
        aria-hidden="true"
      >
        <path d="M3 21l18 0"></path>
        <path d="M9 8l1 0"></path>
        <path d="M9 12l1 0"></path>
        <path d="M9 16l1 0"></path>
        <path d="M14 8l1 0"></path>
        <path d="M14 12l1 0"></path>
        <path d="M14 16l1 0"></path>
        <path d="M5 21v-16a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v16"></path>
      </svg>
    ),
  },
  retail: {
    name: 'Handlowo-Usługowe',
    mark: (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={16}
        height={16}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="tabler-icon tabler-icon-building-store"
        aria-hidden="true"
      >
        <path d="M3 21l18 0"></path>
        <path d="M3 7v1a3 3 0 0 0 6 0v-1m0 1a3 3 0 0 0 6 0v-1m0 1a3 3 0 0 0 6 0v-1h-18l2 -4h14l2 4"></path>
        <path d="M5 21l0 -10.15"></path>
        <path d="M19 21l0 -10.15"></path>
        <path d="M9 21v-4a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2v4"></path>
      </svg>
    ),
  },
  warehouse: {
    name: 'Magazynowo-Przemysłowe',
    mark: (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={16}
        height={16}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="tabler-icon tabler-icon-building-warehouse"
        aria-hidden="true"
      >
        <path d="M3 21v-13l9 -4l9 4v13"></path>
        <path d="M13 13h4v8h-10v-6h6"></path>
        <path d="M13 21v-9a1 1 0 0 0 -1 -1h-2a1 1 0 0 0 -1 1v3"></path>
      </svg>
    ),
  },
};

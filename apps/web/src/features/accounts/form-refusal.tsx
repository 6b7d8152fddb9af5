/** Why a form that was posted without scripts was refused, above its fields. */
export function FormRefusal({ children }: { children: string }) {
  return (
    <p role="alert" className="rounded-card border border-berry p-4 font-semibold text-berry">
      {children}
    </p>
  );
}
